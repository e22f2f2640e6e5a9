import { placeOf, type Place } from './located.ts';
import { readYaml } from './read.ts';

/** Where a path of names and positions leads in a YAML file; the last place on the way that exists. */
export function placeInFile(file: string, path: readonly (string | number)[]): Place {
  return placeOf(readYaml(file).node, path);
}
