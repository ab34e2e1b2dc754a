import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { ContentView } from '../../cms/src/content/ContentView';
import { contentProblems } from '../contract/contentTypes/contentProblems';
import { sources, type Attribute, type ContentSources } from '../contract/contentTypes/sources';
import { withMistake, type Change } from './repository';

const COURSE = 'api::course.course';
const SCHEMA_JSON = 'cms/src/api/course/content-types/course/schema.json';
const VIEW = 'cms/src/content/views/course.ts';

/** The repository with an attribute otherwise; null takes it away. */
function withAttribute(name: string, change: Partial<Attribute> | null, uid = COURSE) {
  const type = sources.types.get(uid);
  const { [name]: attribute, ...others } = type?.attributes ?? {};
  if (!type || !attribute) throw new Error(`${uid} has no ${name} to make a mistake of.`);
  const attributes = change ? { ...others, [name]: { ...attribute, ...change } } : others;
  return { ...sources, types: new Map(sources.types).set(uid, { ...type, attributes }) };
}

const withView = (change: Partial<ContentView>): ContentSources => ({
  ...sources,
  views: sources.views.map(({ file, view }) =>
    view.uid === COURSE ? { file, view: { ...view, ...change } } : { file, view },
  ),
});

function withSchema(change: Change): ContentSources {
  const { schema } = withMistake(change).texts;
  return { ...sources, schema: buildSchema(schema.map(({ text }) => text).join('\n')) };
}

const mistakes: readonly [what: string, mistaken: ContentSources, says: string][] = [
  [
    'a promised field that editors may leave empty',
    withAttribute('summary', { required: false }),
    `${SCHEMA_JSON}: "summary" may be left empty, and the schema promises Course.summary: String!; write "required": true`,
  ],
  [
    'a promise of the schema that the server never gave',
    withSchema({
      file: 'catalogue.graphql',
      from: 'memberPrice: Dong\n',
      to: 'memberPrice: Dong!\n',
    }),
    `${SCHEMA_JSON}: "memberPrice" may be left empty, and the schema promises Course.memberPrice: Dong!`,
  ],
  [
    'a promised relation that editors may leave empty',
    withAttribute('category', { required: false }),
    `${SCHEMA_JSON}: "category" may be left empty`,
  ],
  [
    'a promised field of a component that editors may leave empty',
    withAttribute('title', { required: false }, 'course.outline-part'),
    'cms/src/components/course/outline-part.json: "title" may be left empty, and the schema promises OutlinePart.title',
  ],
  [
    'a promised field of a section that editors may leave empty',
    withAttribute('body', { required: false }, 'sections.text'),
    'cms/src/components/sections/text.json: "body" may be left empty, and the schema promises TextSection.body',
  ],
  [
    'a word that only the server knows',
    withAttribute('level', { enum: ['foundation', 'intermediate', 'advanced', 'expert'] }),
    `${SCHEMA_JSON}: "level" has the words foundation, intermediate, advanced, expert, and the schema's CourseLevel`,
  ],
  [
    'a word that only the schema knows',
    withSchema({ file: 'catalogue.graphql', from: '  advanced\n', to: '  advanced\n  expert\n' }),
    `the schema's CourseLevel advanced, expert, foundation, intermediate; write the same in both`,
  ],
  [
    'a word on the wire that the server spells otherwise',
    withSchema({ file: 'catalogue.graphql', from: '"self-paced"', to: '"self_paced"' }),
    `"format" has the words online, classroom, hybrid, self-paced`,
  ],
  [
    'a word of an order that the schema lacks',
    withAttribute(
      'orderStatus',
      { enum: ['pending_payment', 'paid', 'expired'] },
      'api::order.order',
    ),
    'cms/src/api/order/content-types/order/schema.json: the words of "orderStatus" (pending_payment, paid, expired) are those of no enum',
  ],
  [
    'a column of another kind of value',
    withAttribute('price', { type: 'decimal' }),
    `${SCHEMA_JSON}: "price" is of the type decimal, and the schema has Course.price: Dong!; write integer or biginteger`,
  ],
  [
    'a view that says its type has no drafts',
    withView({ draftAndPublish: false }),
    `${VIEW}: draftAndPublish is false, and ${SCHEMA_JSON} says true`,
  ],
  [
    'a field of the schema that the view does not show',
    withSchema({
      file: 'catalogue.graphql',
      from: 'code: String!',
      to: 'code: String!\n  colour: String',
    }),
    `${VIEW}: "colour" is not shown, and the schema has Course.colour`,
  ],
  [
    'a field of the view that the type does not have',
    withAttribute('hours', null),
    `${VIEW}: ${SCHEMA_JSON} has no "hours"`,
  ],
  [
    'a list that the view shows as one',
    withView({ parts: { outline: { fields: ['title', 'detail'] } } }),
    `${VIEW}: "outline" is one, and the schema has Course.outline: [OutlinePart!]!`,
  ],
  [
    'a searchable type without its searched fields',
    { ...sources, searched: (uid) => (uid === COURSE ? [] : sources.searched(uid)) },
    `cms/src/content/searchColumns.ts: ${COURSE} has no row, and its view is searchable`,
  ],
  [
    'searched fields of a type that is not searchable',
    withView({ searchable: false }),
    `${VIEW}: searchable is false, and cms/src/content/searchColumns.ts has a row`,
  ],
  [
    'a searchable type without its folded columns',
    withAttribute('sortTitle', null),
    `${SCHEMA_JSON}: a searchable type needs "sortTitle"`,
  ],
  [
    'a type whose pages nothing purges',
    { ...sources, tags: {} },
    `cms/src/purge/contentTags.ts: ${COURSE} has no row`,
  ],
  [
    'a rule that lets pass more than its column holds',
    withSchema({ file: 'contact.graphql', from: 'maxLength: 150', to: 'maxLength: 151' }),
    'cms/src/api/contact/content-types/contact/schema.json: "subject" holds 150 characters, and ContactInput.subject may have 151',
  ],
  [
    'a column made shorter than the rules of its input',
    withAttribute('customerEmail', { maxLength: 100 }, 'api::order.order'),
    '"customerEmail" holds 100 characters, and OrderCustomerInput.email may have 254',
  ],
];

it('The content types keep what the schema promises', () => {
  expect(contentProblems(sources)).toEqual([]);
});

describe('content types', () => {
  it.each(mistakes)('%s', (_what, mistaken, says) => {
    expect(contentProblems(mistaken).join('\n')).toContain(says);
  });
});
