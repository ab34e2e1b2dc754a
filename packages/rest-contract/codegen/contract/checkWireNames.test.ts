import { describe, expect, it } from 'vitest';
import { schemaOf } from '../testing/schemas';
import { checkSchema } from './checkSchema';
import { checkWireNames } from './checkWireNames';
import { wireEnums } from './wireValues';

const QUERY = 'type Query { a: Int @local }';

describe('names on the wire', () => {
  it.each([
    'type A { plus: Int @wire(value: "+1") minus: Int @wire(value: "-1") one: Int }',
    'type A { one: Int two: Int @wire(value: "second") } type B { second: Int }',
  ])('accepts %s', (types) => expect(checkWireNames(schemaOf(`${QUERY} ${types}`))).toEqual([]));

  it.each([
    [
      `${QUERY} type A { one: Int two: Int @wire(value: "one") }`,
      '"one" and "two" of "A" are both "one" on the wire; keep one field, and select it twice with an alias',
    ],
    [
      `${QUERY} type A { one: Int @wire(value: "") }`,
      '"A.one" has the invalid wire name ""; write its name in @wire',
    ],
    [
      'type Query { a: Int @local @wire(value: "b") }',
      '"Query.a" has @wire but is not a response field; remove @wire',
    ],
  ])('rejects %s', (types, sentence) =>
    expect(checkWireNames(schemaOf(types)).map(({ message }) => message)).toEqual([sentence]),
  );

  it('reads enum values as written, or from @wire', () => {
    const schema = schemaOf(`${QUERY} enum Way { on_foot @wire(value: "on-foot") bus }`);
    expect(wireEnums(schema)).toMatchObject({ Way: { on_foot: 'on-foot', bus: 'bus' } });
    expect(Object.keys(wireEnums(schema)).filter((name) => name.startsWith('__'))).toEqual([]);
  });

  it.each(['', 'by|bus'])('rejects the enum value "%s"', (word) => {
    const schema = schemaOf(`${QUERY} enum Way { bus @wire(value: "${word}") }`);
    expect(checkSchema(schema).map(({ message }) => message)).toEqual([
      `"bus" of "Way" has the invalid wire value "${word}"; write a value without "|" in @wire`,
    ]);
  });
});
