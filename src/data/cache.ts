import {
  InMemoryCache,
  type FieldFunctionOptions,
  type FieldPolicy,
  type InMemoryCacheConfig,
  type NormalizedCacheObject,
  type TypePolicies,
  type TypePolicy,
} from '@apollo/client';
import { cartNoticeVar, cartVar } from './cart';
import {
  embeddedTypes,
  identifiedLists,
  listFields,
  optionalArguments,
  recordFields,
  recordTypes,
  type LocalField,
} from './generated/cacheTypes';
import { possibleTypes } from './generated/possibleTypes';
import type { CartItem, Query } from './generated/types';
import { isLoginVar } from './session';

type LocalState = { [Field in LocalField]: () => Readonly<Query[Field]> };

const browserState: LocalState = { cart: cartVar, cartNotice: cartNoticeVar, isLogin: isLoginVar };

/** Constants on the host: a reactive variable would retain every request's cache while the process lives. */
const hostState: LocalState = { cart: () => [], cartNotice: () => null, isLogin: () => false };

const isGiven = ([, value]: [string, unknown]): boolean => value != null && value !== '';

/** Keyed by non-empty arguments: an empty, an absent and a null search send the same request. */
const byGivenArguments: FieldPolicy = {
  keyArgs: (args) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(args ?? {})
          .filter(isGiven)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    ),
};

const withTypename = new WeakMap<readonly CartItem[], readonly object[]>();

function cartRecords(items: readonly CartItem[]): readonly object[] {
  const known = withTypename.get(items);
  if (known) return known;
  const records = items.map((item) => ({ __typename: 'CartItem', ...item }));
  withTypename.set(items, records);
  return records;
}

function localFields(local: LocalState): Record<LocalField, FieldPolicy> {
  return {
    cart: { read: () => cartRecords(local.cart()) },
    cartNotice: { read: () => local.cartNotice() },
    isLogin: { read: () => local.isLogin() },
  };
}

const recordOf = (typename: string): FieldPolicy => ({
  read: (existing: unknown, { args, cache, toReference, canRead }: FieldFunctionOptions) => {
    if (existing !== undefined) return existing;
    const [[name, value] = ['', '']] = Object.entries(args ?? {});
    const named = toReference({ __typename: typename, documentId: String(value) });
    if (canRead(named)) return named;
    const records = Object.entries(cache.extract() as NormalizedCacheObject);
    const found = records.find(
      ([id, record]) => id.startsWith(`${typename}:`) && record?.[name] === value,
    );
    return found && { __ref: found[0] };
  },
});

/** `Course:k3f…`: shorter than Apollo's default key, which a page's state repeats hundreds of times. */
const byDocumentId: Exclude<TypePolicy['keyFields'], readonly unknown[] | false | undefined> = (
  { documentId },
  { typename },
) => (typeof documentId === 'string' ? `${typename}:${documentId}` : false);

/** Silences Apollo's development warning about lists that replace longer ones. */
const replaced = (typename: string): Record<string, FieldPolicy> =>
  import.meta.env.PROD
    ? {}
    : Object.fromEntries((listFields[typename] ?? []).map((field) => [field, { merge: false }]));

type Embedded = Readonly<Record<string, unknown>>;

const isEmbedded = (value: unknown): value is Embedded =>
  typeof value === 'object' && value !== null && '__typename' in value;

const areIdentified = (value: unknown): value is readonly Embedded[] =>
  Array.isArray(value) && value.every((item) => isEmbedded(item) && typeof item['id'] === 'string');

/** Operations may select different fields of the same items: those of one remain when another is stored. */
function mergeItems(existing: unknown, incoming: unknown): unknown {
  if (areIdentified(existing) && areIdentified(incoming)) {
    const known = new Map(existing.map((item) => [item['id'], item]));
    return incoming.map((item) => mergeItems(known.get(item['id']), item));
  }
  if (!isEmbedded(existing) || !isEmbedded(incoming)) return incoming;
  const fields = Object.entries(incoming);
  return Object.fromEntries([
    ...Object.entries(existing),
    ...fields.map(([name, value]) => [name, mergeItems(existing[name], value)]),
  ]);
}

const mergedById = (typename: string): Record<string, FieldPolicy> =>
  Object.fromEntries(
    (identifiedLists[typename] ?? []).map((field) => [field, { merge: mergeItems }]),
  );

function typePolicies(local: LocalState): TypePolicies {
  const policies = (names: readonly string[], policy: TypePolicy): TypePolicies =>
    Object.fromEntries(
      names.map((name) => [
        name,
        { ...policy, fields: { ...replaced(name), ...mergedById(name) } },
      ]),
    );
  const lists = replaced('Query');
  return {
    ...policies(recordTypes.documentId, { keyFields: byDocumentId }),
    ...policies(embeddedTypes, { keyFields: false, merge: true }),
    Query: {
      fields: {
        ...lists,
        ...Object.fromEntries(
          optionalArguments.map((name) => [name, { ...lists[name], ...byGivenArguments }]),
        ),
        ...Object.fromEntries(
          Object.entries(recordFields).map(([name, typename]) => [name, recordOf(typename)]),
        ),
        ...localFields(local),
      },
    },
  };
}

/** Signed links expire after five minutes, so they are not cached. */
const signedLink: TypePolicy = {
  keyFields: false,
  merge: () => {
    throw new Error(
      "A signed link (Download) cannot be cached: query it with the fetch policy 'no-cache'.",
    );
  },
};

const browserPolicies = { ...typePolicies(browserState), Download: signedLink };

export const hostCacheOptions: InMemoryCacheConfig = {
  possibleTypes,
  typePolicies: typePolicies(hostState),
};

export const createCache = (): InMemoryCache =>
  new InMemoryCache({ possibleTypes, typePolicies: browserPolicies });
