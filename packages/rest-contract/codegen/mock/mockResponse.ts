import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNullableType,
  isObjectType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import {
  componentUid,
  isRecordType,
  discriminatorOf,
  wireNameOf,
  apiSettingsOf,
} from '../contract/apiSettings';
import { createScalars } from './scalarValue';

type Json = Record<string, unknown>;

/** Arguments and the fields of the input, with the names of their types. */
export interface RequestInput {
  values: Json;
  types: Readonly<Record<string, string>>;
}

export interface ResponseOptions {
  /** Fixed values by scalar (`Blocks`), or by type and field (`LoginResult.challenge`). */
  values: Readonly<Record<string, unknown>>;
  /** The total number of items of paged lists. */
  total: number;
}

const LIST = 3;
const RELATIONS = 3;
const CURSOR = /^(?:next|prev|previous|before|after|\w*cursor)$/i;

/** Extracts the record's number: `course-7` is record 7 of its type. */
export const recordNumberIn = (text: unknown): number => {
  const found = Number(/(\d{1,9})$/.exec(String(text))?.[1] ?? 1);
  return found > 0 ? found : 1;
};

/** Generates responses from the schema's types: the same for the same request. */
export function createResponseGenerator(schema: GraphQLSchema, { values, total }: ResponseOptions) {
  const scalar = createScalars(schema, values);
  const abstracts = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const { key } = apiSettingsOf(schema);

  function recordOf(
    type: GraphQLObjectType,
    number: number,
    above: readonly GraphQLObjectType[],
    given: Json = {},
  ): Json {
    const uid = componentUid(schema, type);
    const member = abstracts.find((each) => schema.isSubType(each, type));
    const word = member && uid !== null && { [discriminatorOf(schema, member)]: uid };
    const fields = Object.values(type.getFields()).map((field) => [
      wireNameOf(schema, type, field.name),
      field.name in given ? given[field.name] : fieldOf(type, field, number, [...above, type]),
    ]);
    return { ...word, ...(Object.fromEntries(fields) as Json) };
  }

  /** Nullable fields are null in every third record, so that screens render both cases. */
  function fieldOf(
    parent: GraphQLObjectType,
    field: GraphQLField<unknown, unknown>,
    number: number,
    above: readonly GraphQLObjectType[],
  ): unknown {
    const own = `${parent.name}.${field.name}`;
    if (own in values) return values[own];
    const nullable = isNullableType(field.type);
    const type = getNamedType(field.type);
    const again = isObjectType(type) && above.includes(type);
    if (nullable && (number % 3 === 0 || again || CURSOR.test(field.name))) return null;
    if (isListType(getNullableType(field.type))) {
      if (again) return [];
      return numbersBelow(number).map((each) => one(parent, field, each, above));
    }
    if (again && above.filter((each) => each === type).length > 1) return null;
    const related =
      isObjectType(type) && isRecordType(schema, type) ? ((number - 1) % RELATIONS) + 1 : number;
    return one(parent, field, related, above);
  }

  const numbersBelow = (number: number): number[] => [number * 2 - 1, number * 2];

  function one(
    parent: GraphQLObjectType,
    { name, type: given }: GraphQLField<unknown, unknown>,
    number: number,
    above: readonly GraphQLObjectType[],
  ): unknown {
    const type = getNamedType(given);
    if (isLeafType(type)) return scalar(type, { of: parent.name, field: name, number });
    return record(given, number, above);
  }

  function record(
    given: GraphQLOutputType,
    number: number,
    above: readonly GraphQLObjectType[],
    known?: Json,
  ): unknown {
    const type = getNamedType(given);
    if (isLeafType(type)) return scalar(type, { of: type.name, field: 'value', number });
    if (isObjectType(type)) return recordOf(type, number, above, known);
    const members = schema.getPossibleTypes(type);
    const member = members[(number - 1) % members.length];
    return member ? recordOf(member, number, above, known) : null;
  }

  /** Echoes what the client sent: the requested slug, the submitted name; in a list, a filter's enum value. */
  function echoOf(
    type: GraphQLOutputType,
    { values: given, types }: RequestInput,
    list: boolean,
  ): Json {
    const named = getNamedType(type);
    if (!isObjectType(named)) return {};
    const found = Object.values(named.getFields()).flatMap(({ name, type: own }) => {
      const from = name === key && !(name in given) ? 'id' : name;
      const leaf = getNamedType(own);
      if (!isLeafType(leaf) || isListType(getNullableType(own))) return [];
      if (list && !isEnumType(leaf)) return [];
      return types[from] === leaf.name && isLike(leaf, given[from]) ? [[name, given[from]]] : [];
    });
    return Object.fromEntries(found) as Json;
  }

  /** A number in a URL is still a string. */
  const isLike = (leaf: GraphQLLeafType, value: unknown): boolean =>
    typeof value === typeof scalar(leaf, { of: '', field: '', number: 1 });

  /** Generates the items of a page, and its other fields. */
  function pageOf(type: GraphQLObjectType, sent: RequestInput): Json {
    const page = Number(sent.values.page ?? 1);
    const pageSize = Number(sent.values.pageSize ?? 20);
    const from = (page - 1) * pageSize;
    const count = Math.max(0, Math.min(pageSize, total - from));
    const { items, pagination } = type.getFields();
    const facts = { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
    return recordOf(type, 1, [], {
      ...(items && { items: listOf(items.type, from, count, sent) }),
      ...(pagination && { pagination: record(pagination.type, 1, [], facts) }),
    });
  }

  const listOf = (
    type: GraphQLOutputType,
    from: number,
    count: number,
    sent: RequestInput,
  ): unknown[] =>
    Array.from({ length: count }, (_, index) =>
      record(type, from + index + 1, [], echoOf(type, sent, true)),
    );

  /** Returns the response to a field of Query or Mutation, given its arguments and input. */
  return (type: GraphQLOutputType, sent: RequestInput): unknown => {
    const { pageSize, slug, id } = sent.values;
    const named = getNamedType(type);
    if (isListType(getNullableType(type))) {
      return listOf(type, 0, Math.min(LIST, Number(pageSize ?? LIST)), sent);
    }
    if (isObjectType(named) && 'items' in named.getFields()) return pageOf(named, sent);
    const number = recordNumberIn(slug ?? sent.values[key] ?? id ?? 1);
    return record(type, number, [], echoOf(type, sent, false));
  };
}
