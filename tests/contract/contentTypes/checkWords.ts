import { isEnumType } from 'graphql';
import { wireValuesOf } from '../../../codegen/contract/wireValues';
import type { ContentSources } from './sources';

const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join('|') === [...b].sort().join('|');

/** Words that only the panel shows. */
const ofThePanel = [
  'api::bank-transaction.bank-transaction state',
  'api::bank-transaction.bank-transaction reason',
  'api::order.order-status-change changedBy',
  'api::renew-request.renew-request settledBy',
  'api::panel.version event',
  'api::panel.planned-change action',
  'api::panel.planned-change state',
];

/**
 * Words of a content type that are those of no enum of the schema. An answer may hold them under another
 * name than the column's, e.g. an order's `status`: so any enum of the same words will do.
 */
export function checkWords({ schema, types }: ContentSources): string[] {
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType);
  return [...types].flatMap(([uid, { file, attributes }]) =>
    Object.entries(attributes).flatMap(([name, { type, enum: words = [] }]) => {
      if (type !== 'enumeration' || ofThePanel.includes(`${uid} ${name}`)) return [];
      if (enums.some((each) => sameWords(words, Object.values(wireValuesOf(schema, each)))))
        return [];
      return [
        `${file}: the words of "${name}" (${words.join(', ')}) are those of no enum in schema/; write the same in both`,
      ];
    }),
  );
}
