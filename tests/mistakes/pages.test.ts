import { describe, expect, it } from 'vitest';
import { checkAudience } from '@/app/checkAudience';
import type { Access } from '@/data/generated/access';
import { createChecker } from './program';

const check = createChecker();

const IMPORTS = `import { AnalysisUsersDocument } from '@/data/generated/operations/features/analysis';
import { CourseDetailDocument } from '@/data/generated/operations/pages/course-detail';
import { CourseListDocument } from '@/data/generated/operations/pages/course-list';
import { LocalCartDocument } from '@/data/generated/operations/features/cart/LocalCart';
import { NewsCategoriesDocument } from '@/data/generated/operations/pages/news';
import { ProfileDocument } from '@/data/generated/operations/data/session';
import { memberQueries, optionalQuery, partialQuery, publicQueries, query } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
export const course = publicQueries(
  ({ param }) => ({ course: query(CourseDetailDocument, { slug: param('slug') }) }),
  { then: { more: (given) => optionalQuery(CourseListDocument, { category: given.course.category.slug, page: 1, pageSize: 5 }) } },
);
export const others = [AnalysisUsersDocument, LocalCartDocument, NewsCategoriesDocument, ProfileDocument, memberQueries, partialQuery, usePageQuery];
`;
const LINE = IMPORTS.split('\n').length;

const mistakes: readonly [what: string, code: string, says: string][] = [
  [
    'a member query on a public page',
    'export const queries = publicQueries(() => ({ profile: query(ProfileDocument) }));',
    `Type '"MEMBER"' is not assignable to type '"PUBLIC"'`,
  ],
  [
    'a dependent member query on a public page',
    'export const queries = publicQueries(() => ({ news: query(NewsCategoriesDocument) }), { then: { profile: () => optionalQuery(ProfileDocument) } });',
    `Type '"MEMBER"' is not assignable to type '"PUBLIC"'`,
  ],
  [
    'a staff query on a member page',
    'export const queries = memberQueries(() => ({ users: query(AnalysisUsersDocument, { blocked: true }) }));',
    `Type '"STAFF"' is not assignable to type '"PUBLIC" | "MEMBER"'`,
  ],
  [
    'the local cart as an API query',
    'export const queries = publicQueries(() => ({ cart: query(LocalCartDocument) }));',
    "Property 'access' is missing",
  ],
  [
    'a misspelt variable',
    "export const queries = publicQueries(() => ({ list: query(CourseListDocument, { page: 1, pageSize: 12, catgory: 'a' }) }));",
    "'catgory' does not exist in type",
  ],
  [
    'a missing variable',
    'export const queries = publicQueries(() => ({ list: query(CourseListDocument, { page: 1 }) }));',
    "Property 'pageSize' is missing",
  ],
  [
    'missing variables of a query that requires some',
    'export const queries = publicQueries(() => ({ list: query(CourseListDocument) }));',
    'Expected 2-3 arguments, but got 1',
  ],
  [
    'a required query that runs conditionally',
    'export const queries = publicQueries(() => ({ list: query(CourseListDocument, null) }));',
    "Argument of type 'null' is not assignable",
  ],
  [
    'a variable of a different type, read from the URL',
    "export const queries = publicQueries(({ search }) => ({ list: query(CourseListDocument, { page: search.get('trang'), pageSize: 12 }) }));",
    "is not assignable to type 'number'",
  ],
  [
    'a result that the page does not query',
    "export const useRelated = () => usePageQuery(course, 'related');",
    `Argument of type '"related"' is not assignable to parameter of type '"course"'`,
  ],
  [
    'a result used before it has loaded',
    "export const useTitle = (): string => usePageQuery(course, 'course').data.title;",
    "is possibly 'undefined'",
  ],
  [
    'a field that the page’s operation does not select',
    "export const useWords = () => usePageQuery(course, 'course').data?.instructor;",
    "Property 'instructor' does not exist",
  ],
  [
    'a query that depends on a result of another page',
    'export const queries = publicQueries(() => ({ news: query(NewsCategoriesDocument) }), { then: { more: ({ course }) => optionalQuery(CourseDetailDocument, { slug: course.slug }) } });',
    "Property 'course' does not exist on type",
  ],
  [
    'an optional result used in a redirect',
    "export const queries = publicQueries(() => ({ news: partialQuery(NewsCategoriesDocument) }), { redirect: ({ news }) => (news.length === 0 ? '/' : null) });",
    "'news' is possibly 'undefined'",
  ],
];

it('accepts correct page queries', () => {
  expect(check(IMPORTS)).toEqual([]);
  // The first check reads the whole program.
}, 60_000);

describe('typecheck', () => {
  it.each(mistakes)('rejects %s', (_what, code, says) => {
    const [problems = ''] = check(IMPORTS + code);
    expect(problems).toContain(says);
    expect(problems).toMatch(new RegExp(`^src/probe\\.ts:${LINE} `));
  });
});

const routes: readonly [what: string, asks: Access, audience: Access, says: string][] = [
  [
    'a page of member queries on a public route',
    'MEMBER',
    'PUBLIC',
    'src/pages/a/APage.tsx queries what only MEMBER may read, but is declared in src/app/routes.ts as page(…): make it memberPage(…) there, or query only what PUBLIC may read.',
  ],
  [
    'a page of staff queries on a member route',
    'STAFF',
    'MEMBER',
    'src/pages/a/APage.tsx queries what only STAFF may read, but is declared in src/app/routes.ts as memberPage(…): make it staffPage(…) there, or query only what MEMBER may read.',
  ],
];

it('accepts a page that queries no more than its visitors may read', () => {
  expect(() => checkAudience('src/pages/a/APage.tsx', 'PUBLIC', 'STAFF')).not.toThrow();
  expect(() => checkAudience('src/pages/a/APage.tsx', undefined, 'PUBLIC')).not.toThrow();
});

describe('checkAudience', () => {
  it.each(routes)('rejects %s', (_what, queried, audience, says) => {
    expect(() => checkAudience('src/pages/a/APage.tsx', queried, audience)).toThrow(
      new Error(says),
    );
  });
});
