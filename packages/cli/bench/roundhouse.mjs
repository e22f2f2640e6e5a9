// Replay, random play and compilation of one title, raw and scaled by a calibration loop of the same run.
import { run, terminal } from '../dist/index.js';

process.exitCode = await run(['bench', '1830'], terminal);
