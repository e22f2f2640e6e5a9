import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
}
export interface Place {
  readonly line: number;
  readonly character: number;
}
export interface Fault {
  readonly message: string;
  readonly range: { readonly start: Place };
}

/** A YAML language server over its standard streams, as an editor talks to it: it knows only the files that are opened. */
export class LanguageServer {
  private readonly child: ChildProcessWithoutNullStreams;
  private buffer = Buffer.alloc(0);
  private count = 0;
  private readonly waiting = new Map<number, (result: unknown) => void>();
  private readonly faults = new Map<string, (faults: readonly Fault[]) => void>();

  constructor() {
    const home = dirname(createRequire(import.meta.url).resolve('yaml-language-server/package.json'));
    this.child = spawn(process.execPath, [join(home, 'bin', 'yaml-language-server'), '--stdio']);
    this.child.stdout.on('data', (chunk: Buffer) => this.read(chunk));
  }

  async start(): Promise<void> {
    await this.ask('initialize', { processId: process.pid, rootUri: null, capabilities: { workspace: { configuration: true } } });
    this.tell('initialized', {});
  }

  /** Opens a text under the name of a file and answers what is wrong with it. */
  open(file: string, text: string): Promise<readonly Fault[]> {
    const uri = pathToFileURL(file).href;
    const found = new Promise<readonly Fault[]>((done) => this.faults.set(uri, done));
    this.tell('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } });
    return found;
  }

  /** Labels that the server offers at a place of an open file. */
  async completions(file: string, position: Place): Promise<readonly string[]> {
    const answer = (await this.ask('textDocument/completion', { textDocument: { uri: pathToFileURL(file).href }, position })) as {
      readonly items: readonly { readonly label: string }[];
    };
    return answer.items.map(({ label }) => label);
  }

  /** What the server says of the word at a place. */
  async hover(file: string, position: Place): Promise<string> {
    const answer = (await this.ask('textDocument/hover', { textDocument: { uri: pathToFileURL(file).href }, position })) as {
      readonly contents: { readonly value: string };
    } | null;
    return answer?.contents.value ?? '';
  }

  stop(): void {
    this.child.kill();
  }

  private ask(method: string, params: unknown): Promise<unknown> {
    this.count += 1;
    const id = this.count;
    this.send({ id, method, params });
    return new Promise((done) => this.waiting.set(id, done));
  }

  private tell(method: string, params: unknown): void {
    this.send({ method, params });
  }

  private send(message: Message): void {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  private read(chunk: Buffer): void {
    this.buffer = Buffer.concat([this.buffer, chunk]);
    for (;;) {
      const end = this.buffer.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/.exec(this.buffer.subarray(0, end).toString())?.[1]);
      if (this.buffer.length < end + 4 + length) return;
      const message = JSON.parse(this.buffer.subarray(end + 4, end + 4 + length).toString()) as Message;
      this.buffer = this.buffer.subarray(end + 4 + length);
      this.receive(message);
    }
  }

  private receive({ id, method, params, result }: Message): void {
    if (method === 'workspace/configuration' && id !== undefined) {
      // The settings of an editor: nothing but what the server brings, and no address asked for schemas.
      const items = (params as { readonly items: readonly { readonly section?: string }[] }).items;
      this.send({
        id,
        result: items.map(({ section }) =>
          section === 'yaml' ? { validate: true, hover: true, completion: true, schemaStore: { enable: false } } : {},
        ),
      });
    } else if (method !== undefined && id !== undefined) this.send({ id, result: null });
    else if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { readonly uri: string; readonly diagnostics: readonly Fault[] };
      this.faults.get(uri)?.(diagnostics);
    } else if (id !== undefined) {
      this.waiting.get(id)?.(result);
      this.waiting.delete(id);
    }
  }
}
