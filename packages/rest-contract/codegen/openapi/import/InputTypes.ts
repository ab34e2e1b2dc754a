import type { Definitions } from './Definitions';
import { normalizedSchema } from './normalizedSchema';
import { humanized, safeName } from './names';
import { refName, type OpenApi, type Schema } from './OpenApi';
import { enumOf, scalarOf } from './scalars';
import { description, directive } from './sdl';
import { listRules, scalarRules, type Rules } from './valueRules';

interface Value {
  type: string;
  rules: Rules;
}

/** The position of a value: for notes, and to name an anonymous type. */
interface Position {
  where: string;
  wanted: string;
  key: string;
}

/** Creates the types of request bodies. Unsupported fields are omitted; if one is required, so is the body. */
export class InputTypes {
  /** Type names by owner; null if unsupported, or still being created. */
  private readonly known = new Map<string, string | null>();

  constructor(
    private readonly document: OpenApi,
    private readonly definitions: Definitions,
  ) {}

  /** Returns the input type of a body; null, with a note, if it is unsupported. */
  of(given: Schema, wanted: string, where: string): string | null {
    const { schema, ref } = normalizedSchema(this.document, given);
    if (!schema.properties || schema.oneOf) {
      this.definitions.note(where, 'its body is not an object with fields');
      return null;
    }
    return this.input(schema, ref === null ? wanted : refName(ref), `input ${ref ?? where}`, where);
  }

  /** Recursive inputs end in null. */
  private input(schema: Schema, wanted: string, owner: string, where: string): string | null {
    const known = this.known.get(owner);
    if (known !== undefined) return known;
    this.known.set(owner, null);
    const created = this.inputType(schema, wanted, owner, where);
    this.known.set(owner, created);
    return created;
  }

  private inputType(schema: Schema, wanted: string, owner: string, where: string): string | null {
    const name = this.definitions.nameFor(
      owner,
      wanted.endsWith('Input') ? wanted : `${wanted}-input`,
    );
    const { required = [], properties = {} } = schema;
    if (schema.anyOf) {
      this.definitions.note(
        `${where} ${name}`,
        'requires one of several sets of fields, which is not validated',
      );
    }
    const lines: string[] = [];
    for (const [key, each] of Object.entries(properties)) {
      if (each.readOnly || normalizedSchema(this.document, each).schema.readOnly) continue;
      const line = this.field(key, each, required.includes(key), `${where} ${name}`);
      if (line !== null) lines.push(line);
      else if (required.includes(key)) {
        this.definitions.note(
          `${where} ${name}.${key}`,
          'is required but cannot be expressed in the contract',
        );
        return null;
      }
    }
    if (lines.length === 0) return null;
    return this.definitions.define(
      name,
      () => `${description(schema.description)}input ${name} {\n${lines.join('\n')}\n}`,
    );
  }

  private field(key: string, given: Schema, required: boolean, input: string): string | null {
    const where = `${input}.${key}`;
    if (safeName(key) !== key) return this.omit(where, 'is not a valid GraphQL name');
    const wanted = `${input.replace(/^.* /, '')}-${key}`;
    const value = this.value(given, { where, wanted, key });
    if (!value) return null;
    const { schema, nullable } = normalizedSchema(this.document, given);
    if (required && nullable) this.definitions.note(where, 'is always sent, possibly as null');
    const label = schema.title ?? humanized(key);
    const type = `${value.type}${required && !nullable ? '!' : ''}`;
    const words = description(given.description ?? schema.description, '  ');
    return `${words}  ${key}: ${type}${directive('constraint', { label, ...value.rules })}`;
  }

  private value(given: Schema, place: Position): Value | null {
    const { definitions } = this;
    const { where, wanted, key } = place;
    const { schema, ref } = normalizedSchema(this.document, given);
    if (schema.oneOf) return this.firstOf(schema.oneOf, place);
    if (schema.type === 'array') return this.list(schema, place);
    const [owner, name] = ref === null ? [where, wanted] : [ref, refName(ref)];
    const created = enumOf(definitions, schema, owner, name);
    if (created !== null) return { type: created, rules: {} };
    // A number remains a number on the wire, even if it is a key.
    const scalar = scalarOf(schema, schema.type === 'integer' ? '' : key);
    if (scalar !== null) {
      if (schema.enum)
        definitions.note(where, `its values are not valid names; any ${scalar} is accepted`);
      return { type: scalar, rules: scalarRules(scalar, schema, this.noting(where)) };
    }
    if (!schema.properties) return this.omit(where, 'has a type that cannot be validated');
    const type = this.input(schema, name, `input ${owner}`, where.replace(/ \S+$/, ''));
    return type === null
      ? this.omit(where, 'has no fields that can be expressed in the contract')
      : { type, rules: {} };
  }

  private noting(where: string): (what: string) => void {
    return (what) => this.definitions.note(where, what);
  }

  private omit(where: string, why: string): null {
    this.definitions.note(where, `${why} and is omitted`);
    return null;
  }

  /** Only the first alternative is sent. */
  private firstOf(several: readonly Schema[], place: Position): Value | null {
    const [first] = several;
    const value = first ? this.value(first, place) : null;
    if (value) {
      const what = `accepts one of ${several.length} types; only ${value.type} is supported`;
      this.definitions.note(place.where, what);
    }
    return value;
  }

  private list(schema: Schema, place: Position): Value | null {
    const item = this.value(schema.items ?? {}, place);
    if (!item) return null;
    if (item.type.startsWith('[')) return this.omit(place.where, 'is a list of lists');
    return { type: `[${item.type}!]`, rules: listRules(schema, this.noting(place.where)) };
  }
}
