import { parse, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaOf } from '../../testing/schemas';
import { completeDocument } from './restDocument';
import { fragmentsOf } from './fragments';

const schema = schemaOf(`
  type Image { url: String! }
  type Group { name: String! options: [Option!]! }
  type Option { name: String! left: Int @computed }
  type Text @component(uid: "s.text") { heading: String }
  type Steps @component(uid: "s.steps") { steps: [Option!]! }
  union Section = Text | Steps
  type Talk @content {
    documentId: ID!
    title: String!
    left: Int @computed
    cover: Image
    groups: [Group!]!
    sections: [Section!]!
  }
  type Note { documentId: ID! talk: Talk! }
  type Pagination { page: Int! }
  type TalkPage { items: [Talk!]! pagination: Pagination! }
  type Query {
    talks(search: String, after: String, page: Int!): TalkPage!
      @endpoint(path: "/talks?_q={args.search}&filters[at][$gt]={args.after}&pagination[page]={args.page}")
    talk(slug: String!): Talk @endpoint(path: "/talks/{args.slug}")
    allTalks: [Talk!]! @endpoint(path: "/talks?sort=at%3Aasc")
    note: Note! @endpoint(path: "/note?populate=talk", access: MEMBER)
  }
`);

function pathOf(text: string): string {
  const document = parse(text.replace(/ \{/, ' @rest(path: "/x") {'));
  const whole = completeDocument(schema, document, fragmentsOf(document.definitions));
  const [operation] = whole.definitions as OperationDefinitionNode[];
  const [field] = (operation?.selectionSet.selections ?? []) as FieldNode[];
  const path = field?.directives?.[0]?.arguments?.find(({ name }) => name.value === 'path');
  return path?.value.kind === 'StringValue' ? path.value.value : '';
}

describe('the query for Strapi', () => {
  it.each([
    ['{ talk(slug: "a") { documentId title } }', '/talks/{args.slug}?fields=title'],
    ['{ talk(slug: "a") { documentId } }', '/talks/{args.slug}?fields=documentId'],
    ['{ allTalks { documentId name: title } }', '/talks?sort=at%3Aasc&fields=title'],
    ['{ allTalks { __typename title } }', '/talks?sort=at%3Aasc&fields=title'],
    ['{ allTalks { title left } }', '/talks?sort=at%3Aasc&fields=title'],
    [
      '{ allTalks { title cover { url } groups { name options { name left } } } }',
      '/talks?sort=at%3Aasc&fields=title&populate=cover,groups.options',
    ],
    ['{ allTalks { groups { name } } }', '/talks?sort=at%3Aasc&fields=documentId&populate=groups'],
    [
      '{ allTalks { sections { __typename ... on Steps { steps { name } } } } }',
      '/talks?sort=at%3Aasc&fields=documentId&populate=sections',
    ],
  ])('contains for %s: %s', (operation, path) => {
    expect(pathOf(operation)).toBe(path);
  });

  it("contains the selection of a page's items and the given arguments", () => {
    expect(pathOf('{ talks(search: "x", page: 2) { items { title } } }')).toBe(
      '/talks?_q={args.search}&pagination[page]={args.page}&fields=title',
    );
    expect(pathOf('{ talks(page: 1) { pagination { page } } }')).toBe(
      '/talks?pagination[page]={args.page}&fields=documentId',
    );
  });

  it("contains the schema's template for types that are not content types", () => {
    expect(pathOf('{ note { documentId talk { title } } }')).toBe('/note?populate=talk');
  });

  it('contains what fragments select, each name once', () => {
    const text =
      '{ allTalks { title ...A } } fragment A on Talk { title cover { url } ... on Talk { cover { url } } }';
    expect(pathOf(text)).toBe('/talks?sort=at%3Aasc&fields=title&populate=cover');
  });
});
