import { isEnumType, isInputObjectType, type GraphQLSchema } from 'graphql';
import { type Attribute, constraintOf, wireValuesOf } from 'rest-contract/contract';
import { schema } from '@/data/testing/contract';

const sameValues = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join('|') === [...b].sort().join('|');

/** Enums that are visible only in the panel. */
const panelOnly = [
  'api::bank-transaction.bank-transaction state',
  'api::bank-transaction.bank-transaction reason',
  'api::order.order-status-change changedBy',
  'api::renew-request.renew-request settledBy',
  'api::membership.membership-seat endedBy',
  'api::outbox.letter state',
  'api::panel.version event',
  'api::panel.planned-change action',
  'api::panel.planned-change state',
];

/** Enum columns that match no enum of the schema; any enum counts, since a response may name the field differently. */
function checkEnums({ schema, types }: ContentSources): string[] {
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType);
  return [...types].flatMap(([uid, { file, attributes }]) =>
    Object.entries(attributes).flatMap(([name, { type, enum: words = [] }]) => {
      if (type !== 'enumeration' || panelOnly.includes(`${uid} ${name}`)) return [];
      if (enums.some((each) => sameValues(words, Object.values(wireValuesOf(schema, each)))))
        return [];
      return [
        `${file}: the values of "${name}" (${words.join(', ')}) match no enum in schema/; make both equal`,
      ];
    }),
  );
}

const USER = 'plugin::users-permissions.user';
const ORDER = 'api::order.order';

/** The type that stores an input, and a field's column. Other inputs, like `ContactInput`, are stored in the type of that name. */
const storedIn: Readonly<Record<string, { uid: string; columnOf?: (field: string) => string }>> = {
  RegisterInput: { uid: USER },
  UpdateProfileInput: { uid: USER },
  AddUserOrderInput: { uid: ORDER },
  OrderCustomerInput: {
    uid: ORDER,
    columnOf: (field) => (field === 'fullName' ? 'customerName' : `customer${capital(field)}`),
  },
  OrderInvoiceInput: { uid: ORDER, columnOf: (field) => `invoice${capital(field)}` },
  OrderItemInput: { uid: 'api::order.order-line' },
  QuoteItemInput: { uid: 'api::order.order-line' },
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function uidOf(input: string): string {
  const name = input
    .replace(/Input$/, '')
    .replace(/(?!^)[A-Z]/g, '-$&')
    .toLowerCase();
  return `api::${name}.${name}`;
}

/** Texts that pass validation but do not fit their column: valid input would cause a 500. */
function checkInputs({ schema, types }: ContentSources): string[] {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  return inputs.flatMap((input) => {
    const { uid, columnOf = (field: string) => field } = storedIn[input.name] ?? {
      uid: uidOf(input.name),
    };
    const type = types.get(uid);
    if (!type) return [];
    return Object.values(input.getFields()).flatMap((field) => {
      const column = columnOf(field.name);
      const attribute = type.attributes[column];
      const { maxLength } = constraintOf(schema, field) ?? {};
      // A password is stored as a hash.
      if (!attribute || maxLength === undefined || attribute.type === 'password') return [];
      const room = attribute.maxLength ?? (attribute.type === 'text' ? Infinity : 255);
      if (maxLength <= room) return [];
      return [
        `${type.file}: "${column}" holds ${room} characters, and ${input.name}.${field.name} may have ${maxLength}; lower its maxLength in schema/, or raise the column's`,
      ];
    });
  });
}

/** Each difference between the server's tables and the contract, with its file and fix. */
export const contentProblems = (sources: ContentSources): string[] => [
  ...checkEnums(sources),
  ...checkInputs(sources),
];

export interface ContentType {
  file: string;
  attributes: Readonly<Record<string, Attribute>>;
}

/** The server's tables, and the schema with the enums and inputs that they store. */
export interface ContentSources {
  schema: GraphQLSchema;
  types: ReadonlyMap<string, ContentType>;
}

const typeFiles = import.meta.glob<Omit<ContentType, 'file'>>(
  [
    '../../cms/src/{api,extensions}/*/content-types/*/schema.json',
    '../../cms/src/components/*/*.json',
  ],
  { eager: true, import: 'default' },
);

/** `cms/src/api/order/content-types/order-line/schema.json` → `api::order.order-line`. */
function uidOfFile(file: string): string {
  const [, , kind, owner = '', ...rest] = file.split('/');
  if (kind === 'components') return `${owner}.${rest[0]?.replace('.json', '')}`;
  return `${kind === 'api' ? 'api' : 'plugin'}::${owner}.${rest[1]}`;
}

export const sources: ContentSources = {
  schema,
  types: new Map(
    Object.entries(typeFiles).map(([path, type]) => {
      const file = path.replace('../../', '');
      return [uidOfFile(file), { ...type, file }];
    }),
  ),
};
