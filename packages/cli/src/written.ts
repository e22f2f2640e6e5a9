import { stringify } from 'yaml';

/** A value as it would stand in YAML, in one line. */
export function written(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}
