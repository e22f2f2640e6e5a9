// Replay, random play and compilation, raw and scaled by a calibration loop of the same run.
import { run, terminal } from '../dist/index.js';

process.exitCode = await run(['bench'], terminal);
