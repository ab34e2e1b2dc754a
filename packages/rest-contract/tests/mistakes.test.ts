import { describe, expect, it } from 'vitest';
import { checkOperations } from '../codegen/contract/checkOperations';
import { checkSchema } from '../codegen/contract/checkSchema';
import { parseOperations, parseSchema } from '../codegen/contract/parseContract';
import { ContractError, formatProblem } from '../codegen/contract/problem';
import { read, textsOf } from './foreign';

const SCHEMA = read('github/schema.graphql');
const OPERATIONS = read('github/operations.graphql');

/** The messages of the codegen's check for GitHub's contract. */
function complaints(schemaText: string, operationsText: string): string[] {
  const texts = textsOf(schemaText, operationsText);
  try {
    const { schema } = parseSchema(texts.schema);
    const sources = parseOperations(texts.operations);
    return [
      ...checkSchema(schema, { scalars: { DateTime: 'string', Date: 'string' } }),
      ...checkOperations(schema, sources, { strict: true }),
    ].map(formatProblem);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return error.problems.map(formatProblem);
  }
}

interface Mistake {
  what: string;
  from: string;
  to: string;
  /** All its messages. */
  says: readonly string[];
}

const inSchema: readonly Mistake[] = [
  {
    what: 'a key that no type has',
    from: '@api(key: "id"',
    to: '@api(key: "uid"',
    says: [
      '@api has key: "uid", but no type has this field; name the field that identifies records',
    ],
  },
  {
    what: 'a misspelt key of one type',
    from: '@key(fields: ["full_name"])',
    to: '@key(fields: ["fullname"])',
    says: [
      '@key of "Repository" names "fullname", which is not a field; name one of its fields (did you mean "full_name"?)',
      'the selection of "repository" lacks fullname, the cache key of Repository',
    ],
  },
  {
    what: 'a nullable key',
    from: 'full_name: String!',
    to: 'full_name: String',
    says: ['"Repository.full_name" is the key of its records but is nullable; make it String!'],
  },
  {
    what: 'a key that is a record',
    from: '@key(fields: ["full_name"])',
    to: '@key(fields: ["owner"])',
    says: [
      '"Repository.owner" is Account!, which cannot identify a record; name a field with a single value in @key',
    ],
  },
  {
    what: 'two fields with the same wire name',
    from: '@wire(value: "-1")',
    to: '@wire(value: "+1")',
    says: ['"plus_one" and "minus_one" of "Reactions" are both "+1" on the wire; keep one'],
  },
  {
    what: 'a field with an empty wire name',
    from: '@wire(value: "-1")',
    to: '@wire(value: "")',
    says: ['"Reactions.minus_one" has the invalid wire name ""; write its name in @wire'],
  },
  {
    what: '@wire on a root field',
    from: '[Label!]!\n    @endpoint(path: "/repos/{args.owner}/{args.repo}/labels")',
    to: '[Label!]! @wire(value: "x") @endpoint(path: "/repos/{args.owner}/{args.repo}/labels")',
    says: ['"Query.labels" has @wire but is not a response field; remove @wire'],
  },
  {
    what: 'a union member without @wire',
    from: 'Account @wire(value: "User")',
    to: 'Account',
    says: [
      '"User" is one of the types of "Account" but has no @wire; add @wire(value: "…") with the value that "type" has in a response for this type',
    ],
  },
  {
    what: 'two union members with the same wire value',
    from: '@wire(value: "Organization")',
    to: '@wire(value: "User")',
    says: ['are both "User" in a response of "Account"; use a different value in @wire'],
  },
  {
    what: 'a placeholder without "args."',
    from: '/issues/{args.number}/lock',
    to: '/issues/{issue_number}/lock',
    says: [
      'has {issue_number}, which is not a placeholder; write {args.issue_number}',
      'the body of "lockIssue" is Int!, which is not validated; put it in an input type',
      'which is not the path of "lockIssue"; write @rest(path: "/repos/{args.owner}/{args.repo}/issues/{issue_number}/lock", method: "PUT")',
    ],
  },
  {
    what: 'stale records at an argument of another type',
    from: 'fields: ["labels"], at: "number", by: "number"',
    to: 'fields: ["labels"], at: "number", by: "created_at"',
    says: ['`at: "number"` is Int, but created_at is DateTime; name an argument of type DateTime'],
  },
  {
    what: 'stale records at an argument that does not exist',
    from: 'fields: ["reactions"], at: "number"',
    to: 'fields: ["reactions"], at: "input.issue"',
    says: [
      '`at: "input.issue"` does not exist: "ReactionInput" has no "issue"; name the argument that contains the numbers',
    ],
  },
  {
    what: 'stale fields of a type without a key',
    from: '@stale(type: "Issue", fields: ["labels"], at: "number", by: "number")',
    to: '@stale(type: "Reactions", fields: ["plus_one"])',
    says: [
      '@stale has fields of "Reactions", which is not a record, because it has no id; write @stale(queriesReturning: ["Reactions"])',
    ],
  },
  {
    what: 'a scalar without a TypeScript type',
    from: 'created_at: DateTime!\n  reactions: Reactions\n}',
    to: 'created_at: Moment!\n  reactions: Reactions\n}\n\nscalar Moment',
    says: ['the scalar "Moment" has no TypeScript type; add it to scalars'],
  },
];

const inOperations: readonly Mistake[] = [
  {
    what: 'a record without its own key',
    from: '    full_name\n',
    to: '',
    says: ['the selection of "repository" lacks full_name, the cache key of Repository; select it'],
  },
  {
    what: 'a key selected under an alias',
    from: '    full_name\n',
    to: '    name: full_name\n',
    says: ['the selection of "repository" lacks full_name'],
  },
  {
    what: 'a field selected by its wire name',
    from: 'plus_one\n',
    to: 'plusOne\n',
    says: [
      'Cannot query field "plusOne" on type "Reactions". Did you mean "plus_one"?',
      'no operation selects "Reactions.plus_one"',
    ],
  },
  {
    what: 'an enum value that differs on the wire',
    from: 'react(owner: $owner, repo: $repo, number: $number, input: $input)',
    to: 'react(owner: $owner, repo: $repo, number: $number, input: {content: plus_one})',
    says: [
      'Variable "$input" is never used',
      'plus_one is "+1" on the wire, but a literal is sent as written; pass it as a variable',
    ],
  },
];

describe('the contract of another API', () => {
  it('passes unchanged', () => {
    expect(complaints(SCHEMA, OPERATIONS)).toEqual([]);
  });

  const seeded = [
    ...inSchema.map((one) => ({
      ...one,
      text: SCHEMA,
      check: (it: string) => complaints(it, OPERATIONS),
    })),
    ...inOperations.map((one) => ({
      ...one,
      text: OPERATIONS,
      check: (it: string) => complaints(SCHEMA, it),
    })),
  ];
  // There are no further messages: no fix contradicts another.
  it.each(seeded)('rejects $what, with this message only', ({ from, to, text, check, says }) => {
    expect(text).toContain(from);
    const reported = check(text.replace(from, () => to));
    expect(reported.filter((one) => !says.some((printed) => one.includes(printed)))).toEqual([]);
    expect(says.filter((printed) => !reported.some((one) => one.includes(printed)))).toEqual([]);
  });
});
