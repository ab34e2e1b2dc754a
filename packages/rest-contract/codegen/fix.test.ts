import { describe, expect, it } from 'vitest';
import { ContractError } from './contract/problem';
import { fixedOperations } from './fix';
import { shopText } from '../testing/schemas';

const fixed = async (text: string) => {
  const contract = {
    schema: [{ file: 'schema/a.graphql', text: shopText }],
    operations: [{ file: 'src/a.graphql', text }],
    invalidationsTable: null,
    content: [],
  };
  return (await fixedOperations(contract)).map((file) => file.text);
};

const COURSE =
  'query Course($slug: String!) {\n  course(slug: $slug) @rest(path: "/courses/{args.slug}") {\n    documentId\n  }\n}\n';

describe('the fix command', () => {
  it.each([
    ['is missing', '(slug: $slug) {'],
    ['repeats the query', '(slug: $slug) @rest(path: "/courses/{args.slug}?populate=category") {'],
    ['names no path', '(slug: $slug) @rest {'],
    ['is long', '(slug: $slug) @rest(type: "Course", path: "/courses/{args.slug}") {'],
    ['says another method', '(slug: $slug) @rest(path: "/courses/{args.slug}", method: "PUT") {'],
  ])('writes an @rest that %s as the schema has it', async (_what, head) => {
    const text = `query Course($slug: String!) {\n  course${head} documentId } }`;
    expect(await fixed(text)).toEqual([COURSE]);
  });

  it('preserves path and method of a mutation', async () => {
    const text =
      'mutation Enrol($input: EnrolInput!) { enrol(input: $input) @rest(type: "Course", path: "/enrol", method: "POST", bodyKey: "input") { documentId } }';
    expect((await fixed(text))[0]).toContain('@rest(path: "/enrol", method: "POST") {');
  });

  it('does not change correct operations, local fields and fragments', async () => {
    expect(await fixed(COURSE)).toEqual([]);
    expect(await fixed('query A { isLogin @client }')).toEqual([]);
    expect(await fixed('fragment A on Course { title }')).toEqual([]);
    expect(
      await fixed('query A { course(slug: "a") @rest(path: "/courses/{args.slug}") { title } }'),
    ).toEqual([]);
  });

  it('leaves unknown fields to the checks', async () => {
    expect(await fixed('query A { nothing @rest(path: "/nothing") { title } }')).toEqual([]);
    expect(await fixed('subscription A { course @rest(path: "/course") { title } }')).toEqual([]);
  });

  it('writes every @rest of a file', async () => {
    const [text] = await fixed(
      `query A { course(slug: "a") { title } courses(page: 1) @rest(path: "/c") { pagination { page } } }
       query B { inFormat { title } }`,
    );
    expect(text?.match(/^ {2}\w+.*\{$/gm)).toEqual([
      '  course(slug: "a") @rest(path: "/courses/{args.slug}") {',
      '  courses(page: 1) @rest(path: "/courses") {',
      '  inFormat @rest(path: "/courses") {',
    ]);
  });

  it('reports where a file cannot be parsed', async () => {
    await expect(fixed('query A {')).rejects.toBeInstanceOf(ContractError);
  });
});
