import {
  InMemoryCache,
  type FieldFunctionOptions,
  type FieldPolicy,
  type NormalizedCacheObject,
  type TypePolicies,
  type TypePolicy,
} from '@apollo/client';
import { cartNoticeVar, cartVar } from './cart';
import {
  embeddedTypes,
  listFields,
  optionalArguments,
  recordFields,
  recordTypes,
  type LocalField,
} from './generated/cacheTypes';
import { possibleTypes } from './generated/possibleTypes';
import type { CartItem, Query } from './generated/types';
import { isLoginVar } from './session';

/** What lives in this browser only: a value for each `@local` field of the schema. */
type LocalState = { [Field in LocalField]: () => Readonly<Query[Field]> };

const browserState: LocalState = { cart: cartVar, cartNotice: cartNoticeVar, isLogin: isLoginVar };

/**
 * On the host a visitor with an empty cart, and constants: a reactive variable keeps every cache
 * that ever read it, one for each request, for as long as the process lives.
 */
const hostState: LocalState = { cart: () => [], cartNotice: () => null, isLogin: () => false };

const isGiven = ([, value]: [string, unknown]): boolean =>
  value !== undefined && value !== null && value !== '';

/**
 * A list is known by the arguments that were given: an empty search, an absent one and null are
 * one list, as they are one request. Each page stands by itself.
 */
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

/**
 * A record found by one argument: its documentId, or what another of its fields holds, as a slug.
 * What a list or a change has brought of it is used, where that is all that is asked.
 */
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

/** `Course:k3f…`: shorter than Apollo's own key, of which a page's state holds hundreds. */
const byDocumentId: Exclude<TypePolicy['keyFields'], readonly unknown[] | false | undefined> = (
  { documentId },
  { typename },
) => (typeof documentId === 'string' ? `${typename}:${documentId}` : false);

/** Says in development that a shorter list may replace a longer one; it does so anyway. */
const replaced = (typename: string): Record<string, FieldPolicy> =>
  import.meta.env.PROD
    ? {}
    : Object.fromEntries((listFields[typename] ?? []).map((field) => [field, { merge: false }]));

function typePolicies(local: LocalState): TypePolicies {
  const policies = (names: readonly string[], policy: TypePolicy): TypePolicies =>
    Object.fromEntries(names.map((name) => [name, { ...policy, fields: replaced(name) }]));
  const lists = replaced('Query');
  return {
    ...policies(recordTypes, { keyFields: byDocumentId }),
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

/** A signed link dies after five minutes; one that is kept would be given away dead. */
const signedLink: TypePolicy = {
  keyFields: false,
  merge: () => {
    throw new Error("A signed link (Download) cannot be kept: ask for it with 'no-cache'.");
  },
};

const browserPolicies = { ...typePolicies(browserState), Download: signedLink };
const hostPolicies = typePolicies(hostState);

/** Makes the normalised cache of one tab, or of one request on the host. */
export function createCache({ ssr }: { ssr: boolean }): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: ssr ? hostPolicies : browserPolicies,
  });
}
