import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { withDefaults } from './defaults.ts';
import { suggestion } from './nearest.ts';
import { boundFault, remedyForForm, remedyForWord, remedyForName, remedyForType, typeNames, type Wanted } from './remedies.ts';

/** A fault of the shape: the way to the place, and whether its name or its value is meant. */
export interface ShapeFault {
  readonly path: readonly string[];
  readonly at: 'name' | 'value';
  readonly message: string;
  readonly remedy: string;
  readonly code: string;
}
export interface Shaped {
  /** With defaults filled in; only to be trusted when there are no faults. */
  readonly value: unknown;
  readonly faults: readonly ShapeFault[];
}

let ajv: Ajv2020 | null = null;
const compiled = new WeakMap<object, ValidateFunction>();

function validator(schema: object): ValidateFunction {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  ajv ??= new Ajv2020({ strict: true, allErrors: true, verbose: true, discriminator: true, keywords: ['enumDescriptions'] });
  const made = ajv.compile(schema);
  compiled.set(schema, made);
  return made;
}

const describe = (value: unknown): string => {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a group of members' : JSON.stringify(value);
};
const steps = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
const param = (error: ErrorObject, name: string): unknown => (error.params as Record<string, unknown>)[name];

/** Names that every object of the language has: no table may use them. */
const RESERVED = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Faults for reserved names, which the validator would not see. */
function reserved(value: unknown, path: readonly string[]): readonly ShapeFault[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => [
    ...(RESERVED.has(name)
      ? [{ path: [...path, name], at: 'name' as const, message: `${name} is not known here`, remedy: 'take it out', code: 'shape.unknown' }]
      : []),
    ...reserved(inside, [...path, name]),
  ]);
}

function fault(error: ErrorObject): ShapeFault {
  const path = steps(error.instancePath);
  const name = path.findLast((step) => !/^[0-9]+$/.test(step)) ?? 'the file';
  const parent = error.parentSchema as Wanted | undefined;
  const make = (code: string, message: string, remedy: string, at: 'name' | 'value' = 'value', to = path): ShapeFault => ({
    path: to,
    at,
    message,
    remedy,
    code: `shape.${code}`,
  });
  switch (error.keyword) {
    case 'required': {
      const missing = String(param(error, 'missingProperty'));
      const meaning = parent?.properties?.[missing]?.description;
      return make('missing', `${missing} is missing`, `add ${missing}${meaning === undefined ? '' : `: ${meaning}`}`, 'value', [
        ...path,
        missing,
      ]);
    }
    case 'additionalProperties': {
      const extra = String(param(error, 'additionalProperty'));
      const remedy = remedyForName(parent) ?? suggestion(extra, Object.keys(parent?.properties ?? {}));
      return make('unknown', `${extra} is not known here`, remedy, 'name', [...path, extra]);
    }
    case 'type':
      return make(
        'type',
        `${name} must be ${typeNames(param(error, 'type'))}, not ${describe(error.data)}`,
        remedyForType(parent ?? {}, error.data),
      );
    case 'enum': {
      const list = (param(error, 'allowedValues') as unknown[]).map(String);
      return make('word', `${describe(error.data)} is not a word for ${name}`, remedyForWord(String(error.data), list));
    }
    case 'const':
      return make('word', `${describe(error.data)} is not a word for ${name}`, `write ${String(param(error, 'allowedValue'))}`);
    case 'discriminator': {
      const tag = String(param(error, 'tag'));
      const schema = error.parentSchema as { oneOf?: { properties?: Record<string, { const?: unknown }> }[] } | undefined;
      const list = (schema?.oneOf ?? []).map((one) => String(one.properties?.[tag]?.const));
      const value = String(param(error, 'tagValue'));
      return make('word', `${value} is not a ${tag} that is known`, suggestion(value, list), 'value', [...path, tag]);
    }
    case 'pattern':
      return make('form', `${describe(error.data)} is not written as ${name} is`, remedyForForm(parent ?? {}));
    case 'anyOf':
      return make('type', `${describe(error.data)} does not fit ${name}`, remedyForType(parent ?? {}, error.data));
    default: {
      const [code, message, remedy] = boundFault(error, name, describe(error.data)) ?? [
        'value',
        `${describe(error.data)} does not fit ${name}`,
        'give another value',
      ];
      return make(code, message, remedy);
    }
  }
}

/** Judges a value by a schema and fills in defaults; all faults at once. */
export function shape(schema: object, raw: unknown): Shaped {
  const value = withDefaults(schema, raw);
  const validate = validator(schema);
  const names = reserved(raw, []);
  if (validate(value)) return { value, faults: names };
  const errors = validate.errors ?? [];
  // Branches of a union repeat the fault of the union itself, once per branch.
  const unions = errors.filter((error) => error.keyword === 'anyOf').map((error) => error.schemaPath);
  const kept = errors.filter((error) => !unions.some((union) => error.schemaPath !== union && error.schemaPath.startsWith(`${union}/`)));
  // An entry without its tag lacks the tag, and no more.
  const told = kept.filter((error) => error.keyword !== 'discriminator' || param(error, 'tagValue') !== undefined);
  return { value, faults: [...names, ...told.map(fault)] };
}
