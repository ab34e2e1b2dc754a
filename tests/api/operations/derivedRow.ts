import fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isNullableType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
} from 'graphql';
import { schema } from '@/data/testing/contract';
import { type Endpoint, isListResponse, isRecordType, itemTypeOf } from 'rest-contract/contract';
import { rightInput } from '../../support/inputs';
import { operations, type Operation } from '../../support/operations';
import { first } from './given';
import type { Fixture } from './Fixture';
import type { Row } from './Row';

type Value = (fixture: Fixture) => unknown;

const PAGE: Readonly<Record<string, unknown>> = { page: 1, pageSize: 12 };
const SEED = 20261122;

interface Entry {
  documentId: string;
  slug: string;
}

/** The first entry of a type's list, from an operation whose only argument is a page. */
function firstOf(type: GraphQLObjectType): ((fixture: Fixture) => Promise<Entry>) | null {
  const list = [...operations.values()].find(({ kind, endpoint }) => {
    if (kind !== 'query' || endpoint?.access !== 'PUBLIC') return false;
    const { field } = endpoint;
    const needed = field.args.filter((arg) => !isNullableType(arg.type));
    return (
      isListResponse(field.type) &&
      itemTypeOf(field) === type &&
      needed.every(({ name }) => name in PAGE)
    );
  });
  return list ? (fixture) => first<Entry>(fixture, list.name, PAGE) : null;
}

/** `course` and `courseId` refer to a record of type Course. */
function recordTypeOf(name: string): GraphQLObjectType | null {
  const word = name.replace(/Id$/, '');
  const type = schema.getType(`${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return isObjectType(type) && isRecordType(schema, type) ? type : null;
}

/** A valid input; each required ID must refer to a record. */
function inputOf(input: GraphQLInputObjectType): Value | null {
  const named = Object.values(input.getFields())
    .filter(({ type }) => String(getNullableType(type)) === 'ID' && !isNullableType(type))
    .map(({ name }) => {
      const type = recordTypeOf(name);
      return [name, type && firstOf(type)] as const;
    });
  if (named.some(([, find]) => find === null)) return null;
  return async (fixture) => {
    const [right = {}] = fc.sample(rightInput({ schema, ids: [] }, input), {
      numRuns: 1,
      seed: SEED,
    });
    const ids = named.map(async ([name, find]) => [name, (await find?.(fixture))?.documentId]);
    return { ...right, ...(Object.fromEntries(await Promise.all(ids)) as object) };
  };
}

function valueOf({ field }: Endpoint, arg: GraphQLArgument): Value | null {
  if (arg.name in PAGE) return () => PAGE[arg.name];
  const type = getNamedType(arg.type);
  if (isInputObjectType(type)) return inputOf(type);
  const subject = itemTypeOf(field);
  if (arg.name !== 'slug' || !subject) return null;
  const find = firstOf(subject);
  return find ? async (fixture) => (await find(fixture)).slug : null;
}

/** A row derived from the schema: first page, first slug, valid input. Null if it must be written by hand. */
export function derivedRow({ field, endpoint }: Operation): Row | null {
  const values = (field.arguments ?? []).flatMap(({ name, value }) => {
    const arg = endpoint?.field.args.find((each) => each.name === name.value);
    if (!endpoint || !arg || value.kind !== 'Variable' || isNullableType(arg.type)) return [];
    return [[value.name.value, valueOf(endpoint, arg)] as const];
  });
  if (!endpoint || values.some(([, value]) => value === null)) return null;
  return {
    variables: async (fixture) =>
      Object.fromEntries(
        await Promise.all(
          values.map(async ([name, value]) => [name, await value?.(fixture)] as const),
        ),
      ),
  };
}
