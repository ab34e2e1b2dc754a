import type { Definitions } from './Definitions';
import { normalizedSchema } from './normalizedSchema';
import { safeName } from './names';
import { refName, type OpenApi, type Schema } from './OpenApi';
import { enumOf, scalarOf } from './scalars';
import { description, directive, wire } from './sdl';
import { discriminatorOf } from './variants';

/** Creates the types of responses. `name` names an anonymous schema, `where` is its location in notes. */
export class OutputTypes {
  constructor(
    private readonly document: OpenApi,
    private readonly definitions: Definitions,
  ) {}

  /** Returns the type, with `!` unless it is nullable. */
  of(given: Schema, name: string, where: string, field = ''): string {
    const { schema, nullable, ref } = normalizedSchema(this.document, given);
    const type = this.named(schema, ref === null ? name : refName(ref), ref ?? where, where, field);
    return nullable ? type : `${type}!`;
  }

  private named(
    schema: Schema,
    wanted: string,
    owner: string,
    where: string,
    field: string,
  ): string {
    const { definitions } = this;
    if (schema.oneOf) return this.variants(schema, wanted, owner, where);
    if (schema.type === 'array' || schema.items) {
      return `[${this.of(schema.items ?? {}, `${wanted}Item`, `${where}[]`)}]`;
    }
    const plain = enumOf(definitions, schema, owner, wanted) ?? scalarOf(schema, field);
    if (plain !== null) return plain;
    if (Object.keys(schema.properties ?? {}).length > 0) return this.record(schema, wanted, owner);
    const kind = Array.isArray(schema.type)
      ? `several types (${schema.type.join(', ')})`
      : 'no fields';
    return definitions.anything(where, `it has ${kind}`);
  }

  private record(schema: Schema, wanted: string, owner: string): string {
    const name = this.definitions.nameFor(
      this.nonNullOwnerOf(owner),
      wanted.replace(/^nullable-/, ''),
    );
    return this.definitions.define(name, () => {
      const fields = Object.entries(schema.properties ?? {}).flatMap(([key, each]) =>
        each.writeOnly ? [] : this.field(name, schema, key, each),
      );
      return `${description(schema.description)}type ${name} {\n${fields.join('\n')}\n}`;
    });
  }

  private field(type: string, { required = [] }: Schema, key: string, given: Schema): string[] {
    const field = safeName(key);
    const place = `${type}.${key}`;
    const normalized = normalizedSchema(this.document, given);
    const fieldType = this.of(given, `${type}-${key}`, place, key);
    const text = required.includes(key) ? fieldType : fieldType.replace(/!$/, '');
    const comment = description(
      given.description ?? (normalized.ref ? undefined : normalized.schema.description),
      '  ',
    );
    return [`${comment}  ${field}: ${text}${wire(field, key)}`];
  }

  /** Treats `nullable-simple-user` as `simple-user` if both have the same fields. */
  private nonNullOwnerOf(owner: string): string {
    const original = owner.replace('/nullable-', '/');
    if (original === owner) return owner;
    try {
      const keys = (ref: string): string =>
        Object.keys(normalizedSchema(this.document, { $ref: ref }).schema.properties ?? {}).join();
      return keys(original) === keys(owner) ? original : owner;
    } catch {
      return owner;
    }
  }

  private variants(schema: Schema, wanted: string, owner: string, where: string): string {
    const { definitions, document } = this;
    const members = schema.oneOf ?? [];
    const union = discriminatorOf(document, schema);
    if (union === null) {
      return definitions.anything(where, 'it is one of several types that no field distinguishes');
    }
    const name = definitions.nameFor(`union ${owner}`, wanted);
    return definitions.define(name, () => {
      const types = members.map((member, index) => {
        const value = union.values[index] ?? '';
        const type = this.of(member, `${wanted}-${value}`, `${where} ${value}`).replace(/!$/, '');
        if (!definitions.mark(type, wire(type, value)))
          definitions.note(
            where,
            `"${value}" is ${type}, which has another value in another union`,
          );
        return type;
      });
      const by = directive('discriminator', { field: union.field });
      return `${description(schema.description)}union ${name}${by} = ${types.join(' | ')}`;
    });
  }
}
