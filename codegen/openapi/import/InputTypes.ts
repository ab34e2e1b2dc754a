import { isAnchored } from '../../contract/anchoredPattern';
import { hasNestedQuantifiers } from '../../contract/nestedQuantifiers';
import type { Definitions } from './Definitions';
import { knownOf } from './merged';
import { humanized, safeName } from './names';
import { refName, type OpenApi, type Schema } from './OpenApi';
import { enumOf, scalarOf } from './scalars';
import { description, directive } from './sdl';

/** A rule is needed for what has none: no text and no list is boundless. */
const LONGEST_TEXT = 65_536;
const LONGEST_LIST = 100;

interface Value {
  type: string;
  rules: Record<string, unknown>;
}

const positive = (value: number | undefined): number | undefined =>
  value !== undefined && value > 0 ? value : undefined;

/** Makes the types of bodies. What has no rule here is left out, or ends the body where it is required. */
export class InputTypes {
  constructor(
    private readonly document: OpenApi,
    private readonly definitions: Definitions,
  ) {}

  /** The input type of a body; null, with a note, if it cannot be said. */
  of(given: Schema, wanted: string, where: string): string | null {
    const { schema, ref } = knownOf(this.document, given);
    if (!schema.properties || schema.oneOf) {
      this.definitions.note(where, 'its body is no object with fields');
      return null;
    }
    return this.input(schema, ref === null ? wanted : refName(ref), `input ${ref ?? where}`, where);
  }

  private input(schema: Schema, wanted: string, owner: string, where: string): string | null {
    const name = this.definitions.nameFor(
      owner,
      wanted.endsWith('Input') ? wanted : `${wanted}-input`,
    );
    const required = schema.required ?? [];
    const fields = Object.entries(schema.properties ?? {}).map(([key, each]) => ({
      key,
      line: each.readOnly
        ? null
        : this.field(key, each, required.includes(key), `${where} ${name}`),
    }));
    const lost = fields.find(({ key, line }) => line === null && required.includes(key));
    if (lost) {
      this.definitions.note(`${where} ${name}.${lost.key}`, 'is required and cannot be said');
      return null;
    }
    const lines = fields.flatMap(({ line }) => line ?? []);
    if (lines.length === 0) return null;
    return this.definitions.define(
      name,
      () => `${description(schema.description)}input ${name} {\n${lines.join('\n')}\n}`,
    );
  }

  private field(key: string, given: Schema, required: boolean, input: string): string | null {
    const where = `${input}.${key}`;
    if (safeName(key) !== key) {
      this.definitions.note(where, 'is no GraphQL name, and left out');
      return null;
    }
    const value = this.value(given, `${input.replace(/^.* /, '')}-${key}`, where, key);
    if (!value) return null;
    const { schema, nullable } = knownOf(this.document, given);
    const label = schema.title ?? humanized(key);
    const type = `${value.type}${required && !nullable ? '!' : ''}`;
    const words = description(given.description ?? schema.description, '  ');
    return `${words}  ${key}: ${type}${directive('constraint', { label, ...value.rules })}`;
  }

  private value(given: Schema, wanted: string, where: string, key: string): Value | null {
    const { schema, ref } = knownOf(this.document, given);
    const owner = `input ${ref ?? where}`;
    if (schema.oneOf) return this.firstOf(schema.oneOf, wanted, where, key);
    if (schema.enum) {
      const made = enumOf(
        this.definitions,
        this.definitions.nameFor(ref ?? where, ref ? refName(ref) : wanted),
        schema,
      );
      return made === null
        ? this.refused(where, 'has values that are no words')
        : { type: made, rules: {} };
    }
    if (schema.type === 'array') return this.list(schema, wanted, where, key);
    // A number stays one on the wire, also where it is a key.
    const scalar = scalarOf(schema, schema.type === 'integer' ? '' : key);
    if (scalar !== null) return this.scalar(scalar, schema, where);
    if (!schema.properties) return this.refused(where, 'is of no type that has rules');
    const type = this.input(schema, ref ? refName(ref) : wanted, owner, where.replace(/ \S+$/, ''));
    return type === null
      ? this.refused(where, 'has nothing that can be said')
      : { type, rules: {} };
  }

  private refused(where: string, why: string): null {
    this.definitions.note(where, `${why}, and is left out`);
    return null;
  }

  /** What we send may be narrower than what is taken. */
  private firstOf(
    several: readonly Schema[],
    wanted: string,
    where: string,
    key: string,
  ): Value | null {
    const [first] = several;
    if (!first) return null;
    const value = this.value(first, wanted, where, key);
    if (value)
      this.definitions.note(
        where,
        `takes one of ${several.length} types; only ${value.type} is sent`,
      );
    return value;
  }

  private list(schema: Schema, wanted: string, where: string, key: string): Value | null {
    const item = this.value(schema.items ?? {}, wanted, where, key);
    if (!item) return null;
    if (schema.maxItems === undefined) {
      this.definitions.note(where, `has no bound; at most ${LONGEST_LIST} items are sent`);
    }
    return {
      type: `[${item.type}!]`,
      rules: { minLength: positive(schema.minItems), maxLength: schema.maxItems ?? LONGEST_LIST },
    };
  }

  private scalar(type: string, schema: Schema, where: string): Value {
    const { minimum, maximum } = schema;
    if (type === 'Int' || type === 'Float') {
      const whole = (value: number | undefined) => (Number.isInteger(value) ? value : undefined);
      const rules = { min: whole(minimum), max: whole(maximum) };
      if (rules.min !== minimum || rules.max !== maximum) {
        this.definitions.note(where, 'has a bound that is no whole number, which is left out');
      }
      return { type, rules };
    }
    return type === 'String' || type === 'ID'
      ? { type, rules: this.textRules(schema, where) }
      : { type, rules: {} };
  }

  private textRules(
    { format, pattern, minLength, maxLength }: Schema,
    where: string,
  ): Value['rules'] {
    const known = { email: 'EMAIL', uuid: 'UUID' }[format ?? ''];
    const usable = pattern !== undefined && isAnchored(pattern) && !hasNestedQuantifiers(pattern);
    if (pattern !== undefined && !usable) {
      this.definitions.note(
        where,
        `its pattern ${pattern} is open or could take long, and is left out`,
      );
    }
    if (maxLength === undefined && known === undefined) {
      this.definitions.note(where, `has no bound; at most ${LONGEST_TEXT} characters are sent`);
    }
    return {
      minLength: positive(minLength),
      maxLength: maxLength ?? (known === undefined ? LONGEST_TEXT : undefined),
      format: known,
      pattern: usable ? pattern : undefined,
    };
  }
}
