import { isInputObjectType } from 'graphql';
import { constraintOf } from '../../../codegen/contract/constraints';
import type { ContentSources } from './sources';

const USER = 'plugin::users-permissions.user';
const ORDER = 'api::order.order';

/** Where an input is kept, and the column of a field of it; `ContactInput` is a contact without a word. */
const keptIn: Readonly<Record<string, { uid: string; columnOf?: (field: string) => string }>> = {
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

/** `RenewRequestInput` → `api::renew-request.renew-request`. */
function uidOf(input: string): string {
  const name = input
    .replace(/Input$/, '')
    .replace(/(?!^)[A-Z]/g, '-$&')
    .toLowerCase();
  return `api::${name}.${name}`;
}

/** Texts that a rule lets pass and their column does not hold: a 500 for a right input. */
export function checkInputs({ schema, types }: ContentSources): string[] {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  return inputs.flatMap((input) => {
    const { uid, columnOf = (field: string) => field } = keptIn[input.name] ?? {
      uid: uidOf(input.name),
    };
    const type = types.get(uid);
    if (!type) return [];
    return Object.values(input.getFields()).flatMap((field) => {
      const column = columnOf(field.name);
      const attribute = type.attributes[column];
      const { maxLength } = constraintOf(schema, field) ?? {};
      // A password is kept as its hash.
      if (!attribute || maxLength === undefined || attribute.type === 'password') return [];
      const room = attribute.maxLength ?? (attribute.type === 'text' ? Infinity : 255);
      if (maxLength <= room) return [];
      return [
        `${type.file}: "${column}" holds ${room} characters, and ${input.name}.${field.name} may have ${maxLength}; lower its maxLength in schema/, or raise the column's`,
      ];
    });
  });
}
