import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { make, withMistake, type Change } from './repository';
import { createChecker } from './program';

const check = createChecker();

const IMPORTS = `import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { CourseDetailQuery } from '@/data/generated/operations/pages/course-detail';
import { CourseListDocument } from '@/data/generated/operations/pages/course-list';
import { QuoteDocument } from '@/data/generated/operations/features/checkout';
import type { Section_sectionFragment } from '@/data/generated/operations/features/sections';
import type { OrderStatus } from '@/data/generated/types';
declare function ask<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: NoInfer<Variables>): Data;
export type Course = NonNullable<CourseDetailQuery['course']>;
export type All = [Section_sectionFragment, OrderStatus];
export const others = [ask, CourseListDocument, QuoteDocument];
`;
const LINE = IMPORTS.split('\n').length;

const mistakes: readonly [what: string, code: string, says: string][] = [
  [
    'a field that the operation does not select',
    'export const pages = (course: Course) => course.capacityLeft;',
    "Property 'capacityLeft' does not exist",
  ],
  [
    'a nullable value used without a check',
    'export const text = (course: Course) => course.memberPrice.toFixed();',
    "'course.memberPrice' is possibly 'null'",
  ],
  [
    'an optional record used without a check',
    'export const title = (answer: CourseDetailQuery) => answer.course.title;',
    "'answer.course' is possibly 'null'",
  ],
  [
    'a value that the enum does not have',
    "export const isPaid = (status: OrderStatus) => status === 'payed';",
    'This comparison appears to be unintentional',
  ],
  [
    'a switch that omits a value of the enum',
    `export function labelOf(status: OrderStatus): string { switch (status) {
      case 'pending_payment': case 'paid': case 'completed': case 'cancelled': return status; } }`,
    'Function lacks ending return statement',
  ],
  [
    'đồng used as text',
    'export const price = (course: Course): string => course.price;',
    "Type 'number' is not assignable to type 'string'",
  ],
  [
    'a missing variable',
    "export const list = ask(CourseListDocument, { search: 'rủi ro' });",
    'is missing the following properties from type',
  ],
  [
    'a misspelt variable',
    'export const list = ask(CourseListDocument, { page: 1, pageSize: 12, serach: "rủi ro" });',
    "'serach' does not exist in type",
  ],
  [
    'an input field of a different type',
    `export const quote = ask(QuoteDocument, { input: { items: [{ kind: 'course', documentId: 'c1', quantity: '2' }] } });`,
    "Type 'string' is not assignable to type 'number'",
  ],
  [
    'a missing input field',
    `export const quote = ask(QuoteDocument, { input: { items: [{ kind: 'course', documentId: 'c1' }] } });`,
    "Property 'quantity' is missing",
  ],
  [
    'a field that only one member of a union has',
    'export const rows = (section: Section_sectionFragment) => section.rows;',
    "Property 'rows' does not exist on type",
  ],
];

const changes: readonly [what: string, change: Change, code: string, says: string][] = [
  [
    'a field removed from an operation that a component still shows',
    { file: 'CourseDetail.graphql', from: '    body\n', to: '' },
    `${IMPORTS}export const body = (course: Course) => course.body;`,
    "Property 'body' does not exist",
  ],
  [
    'a relaxed schema type that a component still relies on',
    { file: 'catalogue.graphql', from: 'hours: Float!', to: 'hours: Float' },
    `${IMPORTS}export const hours = (course: Course) => course.hours.toFixed(1);`,
    "'course.hours' is possibly 'null'",
  ],
  [
    'a local field without a stored value',
    { file: 'local.graphql', from: '  cart: ', to: '  theme: String! @local\n  cart: ' },
    readFileSync('src/data/cache.ts', 'utf8').replaceAll(" from './", " from './data/"),
    "Property 'theme' is missing in type",
  ],
];

const SERVER = `import { courseShown, documentShown } from '../cms/src/generated/content';
import type { Course } from '../cms/src/generated/types';
import type { ContentView } from '../cms/src/content/records/ContentView';
import type { PurgeTag } from '../cms/src/generated/purge';
const said = { defaultSort: 'startAt:asc', notFound: 'Không có.' } as const;
export const others = documentShown;
export type Others = PurgeTag;
`;

const onTheServer: readonly [what: string, code: string, says: string][] = [
  [
    'a view that omits a field',
    `const { room, ...fields } = { ...courseShown.fields, room: 'text' }; const { hours, ...fewer } = fields;
export const kept = [room, hours];
export const view: ContentView<Course> = { ...courseShown, ...said, fields: fewer };`,
    "Property 'hours' is missing",
  ],
  [
    'a view with a column that the schema does not have',
    "export const view: ContentView<Course> = { ...courseShown, ...said, fields: { ...courseShown.fields, lessons: 'rich' } };",
    "'lessons' does not exist in type",
  ],
  [
    'a field of a different type',
    "export const view: ContentView<Course> = { ...courseShown, ...said, fields: { ...courseShown.fields, startAt: 'text' } };",
    'Type \'"text"\' is not assignable to type \'"date"\'',
  ],
  [
    'a list that the view treats as a single value',
    `export const view: ContentView<Course> = { ...courseShown, ...said,
  parts: { ...courseShown.parts, outline: { ...courseShown.parts.outline, many: false } } };`,
    "Type 'false' is not assignable to type 'true'",
  ],
  [
    'a nested type that the view omits',
    `const { outline, ...parts } = courseShown.parts;
export const kept = outline;
export const view: ContentView<Course> = { ...courseShown, ...said, parts };`,
    "Property 'outline' is missing",
  ],
  [
    'the view of another type',
    'export const view: ContentView<Course> = { ...documentShown, ...said };',
    "is not assignable to type 'ContentView<Course>'",
  ],
  [
    'a misspelt sort of a view',
    "export const view: ContentView<Course> = { ...courseShown, ...said, defaultSort: 'startsAt:asc' };",
    'Type \'"startsAt:asc"\' is not assignable',
  ],
  [
    'a misspelt purge tag',
    "export const tags: PurgeTag[] = ['courses', 'course'];",
    'Type \'"course"\' is not assignable to type',
  ],
];

it('accepts correct code', () => {
  expect(check(`${IMPORTS}export const title = (course: Course) => course.title;`)).toEqual([]);
  expect(
    check(`${SERVER}export const view: ContentView<Course> = { ...courseShown, ...said };`),
  ).toEqual([]);
});

describe('typecheck', () => {
  it.each(mistakes)('rejects %s', (_what, code, says) => {
    const [problems = ''] = check(IMPORTS + code);
    expect(problems).toContain(says);
    expect(problems).toMatch(new RegExp(`^src/probe\\.ts:${LINE} `));
  });

  it.each(onTheServer)('rejects %s on the server', (_what, code, says) => {
    expect(check(SERVER + code).join('\n')).toContain(says);
  });

  it.each(changes)('rejects %s', async (_what, change, code, says) => {
    const { files } = await make(withMistake(change).texts, { strict: false });
    const generated = new Map(files.map(({ filename, content }) => [filename, content]));
    expect(check(code, generated)[0]).toContain(says);
  });
});
