import { isInputObjectType } from 'graphql';
import { constraintOf } from 'rest-contract/contract';
import type { ContentSources } from './sources';

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
export function checkInputs({ schema, types }: ContentSources): string[] {
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
