import type {
  Course,
  Document,
  ItemKind,
  Mutation,
  MutationaddUserOrderArgs,
  MutationcancelUserOrderArgs,
  Order,
  Query,
  Seminar,
  UserProfile,
} from './generated/types';
import type { Effect, Sign, StaleRecords } from './rest/effects';

interface Records {
  Course: Course;
  Document: Document;
  Order: Order;
  Seminar: Seminar;
  UserProfile: UserProfile;
}

/** Fields of records, held to the schema. */
const stale = <Type extends keyof Records>(
  type: Type,
  fields: readonly (keyof Records[Type] & string)[],
  documentId?: string,
): StaleRecords => ({ type, fields, ...(documentId === undefined ? {} : { documentId }) });

const counts = stale('UserProfile', ['counts']);

/** How many places are left of all items. */
const places = [
  stale('Course', ['placesLeft']),
  stale('Seminar', ['placesLeft', 'orderOptionGroup']),
];

const prices = ['price', 'memberPrice'] as const;

/** What an order may change of an item, or find changed: the places left and the price. */
const ordered: Record<ItemKind, (documentId: string) => StaleRecords> = {
  course: (documentId) => stale('Course', ['placesLeft', ...prices], documentId),
  document: (documentId) => stale('Document', prices, documentId),
  seminar: (documentId) =>
    stale('Seminar', ['placesLeft', 'orderOptionGroup', ...prices], documentId),
};

type QueryField = keyof Query & string;

/** What tells of a member's orders. An order of nothing but free items is paid at once. */
const orders: readonly QueryField[] = [
  'userOrder',
  'userNoti',
  'getDiscount',
  'checkUserCourse',
  'checkUserDocument',
  'userCourses',
  'userCourse',
  'userDocuments',
  'analysis',
  'analysisUsers',
];

interface ShopEffect extends Effect {
  fields?: readonly QueryField[];
}

/**
 * What each change makes untrue of what was read before, besides the records that its answer brings:
 * those are laid over the known ones by their documentId. A field named here is asked for anew where
 * it is shown, and when it is next wanted elsewhere. Written up in README.md.
 */
export const mutationEffects: { readonly [Name in keyof Mutation]: ShopEffect | null } = {
  addContact: null,
  addUserOrder: {
    fields: orders,
    records: ({ input }: MutationaddUserOrderArgs) => [
      counts,
      ...input.items.map(({ kind, documentId }) => ordered[kind](documentId)),
    ],
  },
  addUserRenewRequest: {
    // A refusal may say that the price is another by now.
    fields: ['userRenewRequests', 'userNoti', 'userRenewPrice'],
    records: () => [counts],
  },
  cancelUserOrder: {
    fields: orders,
    // Which places it frees is not known here: its lines need not have been read.
    records: ({ input }: MutationcancelUserOrderArgs) => [
      counts,
      stale('Order', ['status', 'payment', 'history'], input.id),
      ...places,
    ],
  },
  changePassword: null,
  forgotPassword: null,
  // Who was here before is forgotten by `startSession`.
  login: null,
  // Everything is forgotten by `endSession`, whether or not the server could be told.
  logout: null,
  quote: null,
  readNotifications: { fields: ['userNoti'], records: () => [counts] },
  register: null,
  resetPassword: null,
  updateMe: {
    fields: ['analysis', 'analysisUsers'],
    records: () => [stale('UserProfile', ['fullName', 'phone', 'company', 'position'])],
  },
  userRemind: { fields: ['userNoti'], records: () => [counts] },
};

/**
 * What the server did without this tab, as when a payment came, the profile tells by its counts,
 * which is read anew at each navigation.
 */
export const signs: { readonly me: Sign } = { me: { field: 'counts', untrue: orders } };
