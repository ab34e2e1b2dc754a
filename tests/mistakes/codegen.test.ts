import { describe, expect, it } from 'vitest';
import { ContractError, formatProblem } from 'rest-contract/contract';
import { contract, make, placeOf, withMistake, type Change } from './repository';

/** A mistake in the site's contract and the expected message. */
interface ContractMistake extends Change {
  what: string;
  says: string;
  /** The text whose line is reported; any line if absent. */
  at?: string;
}

const catalogue = (from: string, to: string) => ({ file: 'catalogue.graphql', from, to });
const account = (from: string, to: string) => ({ file: 'account.graphql', from, to });

// One of each kind of file and setting: the messages of each check are in packages/rest-contract/codegen/contract/mistakes.
const mistakes: readonly ContractMistake[] = [
  {
    what: 'a field that the schema lacks',
    file: 'CourseDetail.graphql',
    from: '    body',
    to: '    colour',
    at: 'colour',
    says: 'Cannot query field "colour" on type "Course".',
  },
  {
    what: 'a field that the schema lacks, in a fragment',
    file: 'CourseEntry_course.graphql',
    from: 'title',
    to: 'titel',
    at: 'titel',
    says: 'Cannot query field "titel" on type "Course". Did you mean "title"',
  },
  {
    what: 'a forgotten bracket',
    file: 'CourseDetail.graphql',
    from: '($slug: String!)',
    to: '($slug: String!',
    says: 'Syntax Error',
  },
  {
    what: 'an operation whose name differs from its file',
    file: 'Pair.graphql',
    to: '\nquery Other { isLogin @client }',
    at: 'query Other',
    says: '"Other" is in Pair.graphql; the file must have the name of the operation or of its folder',
  },
  {
    what: 'a renamed field that operations still select',
    ...catalogue('  code: String!\n', '  courseCode: String!\n'),
    says: 'Cannot query field "code" on type "Course".',
  },
  {
    what: 'a scalar without a parser',
    ...catalogue('type Query {', 'scalar Colour\ntype Query {'),
    at: 'scalar Colour',
    says: 'the scalar "Colour" has no TypeScript type; add it to scalars in codegen.ts',
  },
  {
    what: 'an unknown access',
    ...account('access: MEMBER', 'access: MEMBERS'),
    at: 'MEMBERS',
    says: 'Value "MEMBERS" does not exist in "Access" enum. Did you mean the enum value "MEMBER"?',
  },
  {
    what: 'an unknown format',
    ...account('format: EMAIL', 'format: MAIL'),
    at: 'MAIL',
    says: 'Value "MAIL" does not exist in "InputFormat" enum. Did you mean the enum value "EMAIL"?',
  },
  {
    what: 'a misspelt relation in a filter',
    ...catalogue(
      'filters[category][slug][$eq]={args.category}',
      'filters[categry][slug][$eq]={args.category}',
    ),
    at: 'courses(',
    says: 'the path of "courses" filters by "categry", which is not a filterable field of Course; write category',
  },
  {
    what: 'access MEMBER at a public content path',
    ...catalogue('"/seminars/{args.slug}"', '"/seminars/{args.slug}", access: MEMBER'),
    at: 'seminar(slug',
    says: '"seminar" has "access: MEMBER", but the server returns Seminar at "/seminars/{args.slug}" to everyone without a rate limit; remove it, or use a path with a separate action, e.g. "/seminars/mine"',
  },
  ...(
    [
      ['a login', '"/auth/local", limited: true', '"/auth/local"', 'login'],
      [
        'a registration',
        '"/auth/local/register", limited: true',
        '"/auth/local/register"',
        'register',
      ],
      [
        'a new password by a code',
        '"/auth/reset-password", limited: true',
        '"/auth/reset-password"',
        'resetPassword',
      ],
      [
        'a change of the password',
        'access: MEMBER, limited: true',
        'access: MEMBER',
        'changePassword',
      ],
    ] as const
  ).map(([what, from, to, name]) => ({
    what: `${what} without a rate limit`,
    ...account(from, to),
    at: `${name}(`,
    says: 'a secret that could be guessed by repeated calls; add limited: true to its @endpoint',
  })),
];

async function problems(mistake: ContractMistake): Promise<string[]> {
  const { texts } = withMistake(mistake);
  const error: unknown = await make(texts, { strict: false }).catch((reason: unknown) => reason);
  return error instanceof ContractError ? error.problems.map(formatProblem) : [];
}

it('accepts the unchanged contract', async () => {
  await expect(make(contract, { strict: true })).resolves.toMatchObject({ warnings: [] });
});

describe('codegen', () => {
  it.each(mistakes.map((it) => [it.what, it] as const))('rejects %s', async (_what, mistake) => {
    const sentences = await problems(mistake);
    const found = sentences.find((sentence) => sentence.includes(mistake.says));
    expect(found ?? sentences.join('\n')).toMatch(/^(src|schema)\/\S+\.graphql:\d+ error: /);
    const { at } = mistake;
    if (at) expect(found).toContain(`${placeOf(withMistake(mistake).file, at)} error`);
  });
});
