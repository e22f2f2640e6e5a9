import { TITLES } from '@roundhouse/titles-data';
import { Command, CommanderError } from 'commander';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { checkCommand } from './commands/check.ts';
import { compileCommand, type CompileFlags } from './commands/compile.ts';
import { diffCommand } from './commands/diff.ts';
import { explainCommand } from './commands/explain.ts';
import { exportCommand } from './commands/export.ts';
import { newCommand, type NewFlags } from './commands/new.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { routesCommand } from './commands/routes.ts';
import { todoCommand } from './commands/todo.ts';
import { watchCommand } from './commands/watch.ts';
import { Complaint, describeMishap, type Io } from './io.ts';

/**
 * Runs the command that the arguments name (without program and script). Answers the exit code. What is wrong
 * with the input is said on the error stream in one line, with the remedy.
 */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let code = 0;
  const program = commands(io, (answer) => {
    code = answer;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (error instanceof Complaint) {
      io.err(error.message);
      return 1;
    }
    io.err(describeMishap(error));
    return 1;
  }
}

/** Titles for the examples in the help. */
const [one = '', other = one] = Object.keys(TITLES);

function commands(io: Io, answer: (code: number) => void): Command {
  const program = new Command('roundhouse')
    .description('18xx board games as data: make and check titles, replay and export games, let bots play')
    .option('--titles <dir>', 'folder of titles of your own; they come before those that come along')
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.err(text.trimEnd()) });
  const flagsOf = <T>(command: Command): T => command.optsWithGlobals() as T;

  program
    .command('new')
    .description('make a title out of another one; it plays at once')
    .argument('<id>', 'id of the new title')
    .requiredOption('--from <title>', 'id of the title to start from')
    .option('--extends', 'list only differences: all that the new title does not say is as in the other')
    .addHelpText('after', examples(`new 18XY --from ${one} --titles mine`, `new 18XY-short --from ${one} --extends --titles mine`))
    .action((id: string, _, command: Command) => answer(newCommand(id, flagsOf<NewFlags>(command), io)));
  program
    .command('todo')
    .description('what of a title is still that of another one, what is provisional, which rules no test provokes')
    .argument('<title>', 'id or folder of the title')
    .option('--json', 'one JSON object')
    .addHelpText('after', examples('todo 18XY --titles mine'))
    .action((title: string, _, command: Command) => answer(todoCommand(title, flagsOf(command), io)));
  program
    .command('watch')
    .description('compile a title after each save and play its games and examples')
    .argument('<title>', 'id or folder of the title')
    .option('--games <dir>', 'folder of game files; the folder games of the title when left out')
    .option('--out <dir>', 'write each good build there, as JSON')
    .option('--once', 'end after the first build; the exit code tells whether all is well')
    .addHelpText('after', examples('watch 18XY --titles mine', 'watch 18XY --titles mine --games played --once'))
    .action(async (title: string, _, command: Command) => answer(await watchCommand(title, flagsOf(command), io)));
  program
    .command('compile')
    .description('write titles as the engine plays them, as JSON; those with faults keep what was written last')
    .requiredOption('--out <dir>', 'folder to write to')
    .option('--watch', 'and again after each save')
    .addHelpText('after', examples('compile --titles mine --out built'))
    .action(async (_, command: Command) => answer(await compileCommand(flagsOf<CompileFlags>(command), io)));
  program
    .command('diff')
    .description('what differs between two titles')
    .argument('<title>', 'id or folder of a title')
    .argument('<other>', 'id or folder of another')
    .option('--all', 'sections of the rules and habits of recorded games too')
    .option('--json', 'one JSON object')
    .addHelpText('after', examples(`diff ${one} ${other}`, `diff ${one} 18XY --titles mine --json`))
    .action((one: string, other: string, _, command: Command) => answer(diffCommand(one, other, flagsOf(command), io)));
  program
    .command('explain')
    .description('what a place of a title holds, where that is written, its default and its meaning')
    .argument('<title>', 'id or folder of the title')
    .argument('<place>', 'file, members and ids with dots between them; groups on the way may be left out')
    .option('--json', 'one JSON list')
    .addHelpText('after', examples(`explain ${other} trains.phases`, `explain ${other} rules.stock.turn`, `explain ${one} bank`))
    .action((title: string, place: string, _, command: Command) => answer(explainCommand(title, place, flagsOf(command), io)));
  program
    .command('replay')
    .description('play recorded games and compare the state after every action')
    .argument('<files...>', 'game files, or folders of them; a trace is looked for beside each')
    .option('--json', 'one JSON object')
    .addHelpText('after', examples(`replay games/${one}`, 'replay game.json --json'))
    .action((files: string[], _, command: Command) => answer(replayCommand(files, flagsOf(command), io)));
  program
    .command('export')
    .description('write a game file anew in the export format')
    .argument('<file>', 'game file')
    .option('-o, --output <file>', 'write there instead of to the screen')
    .addHelpText('after', examples('export game.json -o again.json'))
    .action((file: string, _, command: Command) => answer(exportCommand(file, flagsOf(command), io)));
  program
    .command('check')
    .description('check titles as they are written, and play their examples')
    .argument('[titles...]', 'ids, files or folders; all titles when left out')
    .option('--format <format>', 'text, json or github (annotations of a workflow); text when left out')
    .option('--json', 'the same as --format json')
    .addHelpText('after', examples('check', `check ${other}`, 'check mine/18XY --format github'))
    .action((titles: string[], _, command: Command) => answer(checkCommand(titles, flagsOf(command), io)));
  program
    .command('play')
    .description('let bots play, checking every state')
    .argument('<title>', 'id of the title')
    .option('--players <n>', 'number of players')
    .option('--seed <n>', 'seed of the first game; each next one takes the next', '1')
    .option('--bots <names>', 'one bot for all seats, or one per seat, with commas', 'random')
    .option('--games <n>', 'number of games', '1')
    .option('--max-actions <n>', 'stop a game after so many actions', '3000')
    .option('--options <ids>', 'options of the title, with commas')
    .option('--consent <word>', 'whether owners are asked before their property is bought: asked or implied', 'asked')
    .option('--save <dir>', 'write the games there')
    .option('--json', 'one JSON object')
    .addHelpText('after', examples(`play ${one} --players 4 --games 10`, 'play 18XY --titles mine --save played'))
    .action((title: string, _, command: Command) => answer(playCommand(title, flagsOf(command), io)));
  program
    .command('routes')
    .description('look for the best routes in recorded positions')
    .argument('<cases>', 'file of cases, one JSON object a line')
    .option('--games <dir>', 'folder of the recorded games', '.')
    .option('--json', 'one JSON object')
    .addHelpText('after', examples('routes cases.jsonl --games games'))
    .action((cases: string, _, command: Command) => answer(routesCommand(cases, flagsOf(command), io)));
  program
    .command('bench')
    .description('measure replay, play and compilation of a title, beside a fixed calibration loop')
    .argument('[title]', 'id of the title; that of the recorded games when left out, or the first')
    .option('--games <dir>', 'folder of recorded games')
    .option('--json', 'one JSON object')
    .addHelpText('after', examples(`bench ${one}`, `bench --games games/${one}`))
    .action((title: string | undefined, _, command: Command) => answer(benchCommand(title, flagsOf(command), io)));
  program
    .command('backup')
    .description('write all tables of the server to a file, while it runs; DATA_DIR or DATABASE_URL name its place')
    .argument('<file>', 'file to write')
    .addHelpText('after', examples('backup friday.gz', 'backup friday.gz  # with DATABASE_URL set: of that database'))
    .action(async (file: string) => answer(await backupCommand(file, io)));
  program
    .command('restore')
    .description('fill an empty place from a backup; it may be of the other kind of database')
    .argument('<file>', 'file that backup has written')
    .addHelpText('after', examples('restore friday.gz'))
    .action(async (file: string) => answer(await restoreCommand(file, io)));
  return program;
}

/** Examples below the help of a command. */
function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  roundhouse ${line}`).join('\n')}`;
}
