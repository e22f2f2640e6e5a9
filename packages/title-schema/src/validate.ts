import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { withDefaults } from './defaults.ts';
import { suggestion } from './nearest.ts';

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
  ajv ??= new Ajv2020({ strict: true, allErrors: true, verbose: true, discriminator: true });
  const made = ajv.compile(schema);
  compiled.set(schema, made);
  return made;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'a group of members',
  array: 'a list',
  null: 'null',
};
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

interface Described {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Described>>;
}
function fault(error: ErrorObject): ShapeFault {
  const path = steps(error.instancePath);
  const name = path.findLast((step) => !/^[0-9]+$/.test(step)) ?? 'the file';
  const about = (error.parentSchema as Described | undefined)?.description ?? '';
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
      const meaning = (error.parentSchema as Described | undefined)?.properties?.[missing]?.description;
      return make('missing', `${missing} is missing`, `add ${missing}${meaning === undefined ? '' : `: ${meaning}`}`);
    }
    case 'additionalProperties': {
      const extra = String(param(error, 'additionalProperty'));
      const known = Object.keys((error.parentSchema as Described | undefined)?.properties ?? {});
      return make('unknown', `${extra} is not known here`, suggestion(extra, known), 'name', [...path, extra]);
    }
    case 'type': {
      const wanted = [param(error, 'type')]
        .flat()
        .map((type) => TYPES[String(type)] ?? String(type))
        .join(' or ');
      const quotes = wanted === 'a text' && typeof error.data === 'number' ? `put quotes around it: '${String(error.data)}'` : about;
      return make('type', `${name} must be ${wanted}, not ${describe(error.data)}`, quotes);
    }
    case 'enum': {
      const list = (param(error, 'allowedValues') as unknown[]).map(String);
      return make('word', `${describe(error.data)} is not a word for ${name}`, suggestion(String(error.data), list));
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
      return make('form', `${describe(error.data)} is not written as ${name} is`, about);
    case 'minItems':
      return make('empty', `${name} must have at least ${String(param(error, 'limit'))} entries`, about);
    case 'maxItems':
      return make('full', `${name} must have at most ${String(param(error, 'limit'))} entries`, about);
    case 'anyOf':
      return make('type', `${describe(error.data)} does not fit ${name}`, about);
    default:
      return make('value', `${name} ${error.message ?? 'is wrong'}, but it is ${describe(error.data)}`, about);
  }
}

/** Judges a value by a schema and fills in defaults; all faults at once. */
export function shape(schema: object, raw: unknown): Shaped {
  const value = withDefaults(schema, raw);
  const validate = validator(schema);
  if (validate(value)) return { value, faults: [] };
  const errors = validate.errors ?? [];
  // Branches of a union repeat the fault of the union itself, once per branch.
  const unions = errors.filter((error) => error.keyword === 'anyOf').map((error) => error.schemaPath);
  const kept = errors.filter((error) => !unions.some((union) => error.schemaPath !== union && error.schemaPath.startsWith(`${union}/`)));
  return { value, faults: kept.map(fault) };
}
