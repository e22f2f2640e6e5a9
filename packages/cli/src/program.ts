import { Command, CommanderError } from 'commander';
import { benchCommand } from './commands/bench.ts';
import { checkCommand } from './commands/check.ts';
import { exportCommand } from './commands/export.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { routesCommand } from './commands/routes.ts';
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

function commands(io: Io, answer: (code: number) => void): Command {
  const program = new Command('roundhouse')
    .description('18xx board games as data: check titles, replay and export games, let bots play')
    .option('--titles <dir>', 'compile the titles of this folder instead of those that come along')
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.err(text.trimEnd()) });
  const flagsOf = <T>(command: Command): T => command.optsWithGlobals() as T;

  program
    .command('replay')
    .description('play recorded games and compare the state after every action')
    .argument('<files...>', 'game files, or folders of them; a trace is looked for beside each')
    .option('--json', 'one JSON object')
    .action((files: string[], _, command: Command) => answer(replayCommand(files, flagsOf(command), io)));
  program
    .command('export')
    .description('write a game file anew in the export format')
    .argument('<file>', 'game file')
    .option('-o, --output <file>', 'write there instead of to the screen')
    .action((file: string, _, command: Command) => answer(exportCommand(file, flagsOf(command), io)));
  program
    .command('check')
    .description('check titles as they are written')
    .argument('[titles...]', 'ids, files or folders; all titles when left out')
    .option('--format <format>', 'text, json or github (annotations of a workflow); text when left out')
    .option('--json', 'the same as --format json')
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
    .action((title: string, _, command: Command) => answer(playCommand(title, flagsOf(command), io)));
  program
    .command('routes')
    .description('look for the best routes in recorded positions')
    .argument('<cases>', 'file of cases, one JSON object a line')
    .option('--games <dir>', 'folder of the recorded games', '.')
    .option('--json', 'one JSON object')
    .action((cases: string, _, command: Command) => answer(routesCommand(cases, flagsOf(command), io)));
  program
    .command('bench')
    .description('measure replay, play and compilation, beside a fixed calibration loop')
    .option('--games <dir>', 'folder of recorded games')
    .option('--json', 'one JSON object')
    .action((_, command: Command) => answer(benchCommand(flagsOf(command), io)));
  return program;
}
