import { isEnumType } from 'graphql';
import { wireValuesOf } from 'rest-contract/contract';
import type { ContentSources } from './sources';

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
export function checkEnums({ schema, types }: ContentSources): string[] {
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
