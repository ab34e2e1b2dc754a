import { describe, expect, it } from 'vitest';
import { type Attribute, parseSchema } from 'rest-contract/contract';
import { contentProblems, sources, type ContentSources } from '../support/contentTypes';
import { withMistake, type Change } from './repository';

const ORDER = 'api::order.order';

/** The repository with an order's attribute changed. */
function withAttribute(name: string, change: Partial<Attribute>): ContentSources {
  const type = sources.types.get(ORDER);
  const attribute = type?.attributes[name];
  if (!type || !attribute) throw new Error(`${ORDER} has no ${name} to make a mistake of.`);
  const attributes = { ...type.attributes, [name]: { ...attribute, ...change } };
  return { ...sources, types: new Map(sources.types).set(ORDER, { ...type, attributes }) };
}

function withSchema(change: Change): ContentSources {
  const { schema } = withMistake(change).texts;
  return { ...sources, schema: parseSchema(schema).schema };
}

const mistakes: readonly [what: string, mistaken: ContentSources, says: string][] = [
  [
    'an order status that the schema lacks',
    withAttribute('orderStatus', { enum: ['pending_payment', 'paid', 'expired'] }),
    'cms/src/api/order/content-types/order/schema.json: the values of "orderStatus" (pending_payment, paid, expired) match no enum',
  ],
  [
    'a rule that allows more than its column',
    withSchema({ file: 'contact.graphql', from: 'maxLength: 150', to: 'maxLength: 151' }),
    'cms/src/api/contact/content-types/contact/schema.json: "subject" holds 150 characters, and ContactInput.subject may have 151',
  ],
  [
    'a column shorter than its input allows',
    withAttribute('customerEmail', { maxLength: 100 }),
    '"customerEmail" holds 100 characters, and OrderCustomerInput.email may have 254',
  ],
];

it('accepts the content types, which allow everything that the schema does', () => {
  expect(contentProblems(sources)).toEqual([]);
});

describe('content types', () => {
  it.each(mistakes)('rejects %s', (_what, mistaken, says) => {
    expect(contentProblems(mistaken).join('\n')).toContain(says);
  });
});
