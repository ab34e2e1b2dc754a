import {
  InMemoryCache,
  type FieldFunctionOptions,
  type FieldPolicy,
  type TypePolicies,
  type TypePolicy,
} from '@apollo/client';
import { cartNoticeVar, cartVar } from './cart';
import { embeddedTypes, listFields, recordTypes } from './generated/cacheTypes';
import { possibleTypes } from './generated/possibleTypes';
import type { CartItem } from './generated/types';
import { isLoginVar } from './session';

/** What lives in this browser only. */
interface LocalState {
  cart: () => readonly CartItem[];
  cartNotice: () => string | null;
  isLogin: () => boolean;
}

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
 * one list, as they are one request. Each page stands by itself and a newer answer replaces it.
 */
const listByArguments: FieldPolicy = {
  keyArgs: (args) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(args ?? {})
          .filter(isGiven)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    ),
  merge: (_existing: unknown, incoming: unknown) => incoming,
};

/** The fields of Query that hold lists by arguments. */
const LISTS = ['courses', 'documents', 'seminars', 'userOrder'];

const withTypename = new WeakMap<readonly CartItem[], readonly object[]>();

function cartRecords(items: readonly CartItem[]): readonly object[] {
  const known = withTypename.get(items);
  if (known) return known;
  const records = items.map((item) => ({ __typename: 'CartItem', ...item }));
  withTypename.set(items, records);
  return records;
}

function localFields(local: LocalState): Record<string, FieldPolicy> {
  return {
    cart: { read: () => cartRecords(local.cart()) },
    cartNotice: { read: () => local.cartNotice() },
    isLogin: { read: () => local.isLogin() },
  };
}

/** A single record known by an argument that no other field names, e.g. `userOrderById(id:)`. */
const orderById: FieldPolicy = {
  read: (existing: unknown, { args, toReference }: FieldFunctionOptions) =>
    existing ?? toReference({ __typename: 'Order', documentId: String(args?.id) }),
};

/** `Course:k3f…`: shorter than Apollo's own key, of which a page's state holds hundreds. */
const byDocumentId: Exclude<TypePolicy['keyFields'], readonly unknown[] | false | undefined> = (
  { documentId },
  { typename },
) => (typeof documentId === 'string' ? `${typename}:${documentId}` : false);

function typePolicies(local: LocalState): TypePolicies {
  const listsOf = (name: string): Record<string, FieldPolicy> =>
    Object.fromEntries((listFields[name] ?? []).map((field) => [field, { merge: false }]));
  return {
    ...Object.fromEntries(
      recordTypes.map((name) => [name, { keyFields: byDocumentId, fields: listsOf(name) }]),
    ),
    ...Object.fromEntries(
      embeddedTypes.map((name) => [name, { keyFields: false, merge: true, fields: listsOf(name) }]),
    ),
    Query: {
      fields: {
        ...Object.fromEntries(LISTS.map((name) => [name, listByArguments])),
        userOrderById: orderById,
        userOrderDetail: orderById,
        ...localFields(local),
      },
    },
  };
}

const browserPolicies = typePolicies(browserState);
const hostPolicies = typePolicies(hostState);

/** Makes the normalised cache of one tab, or of one request on the host. */
export function createCache({ ssr }: { ssr: boolean }): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: ssr ? hostPolicies : browserPolicies,
  });
}
