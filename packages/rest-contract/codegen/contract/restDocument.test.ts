import { parse, print, type FragmentDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { VALID_OPERATIONS, pageOperation, pageSchema, shopSchema } from '../../testing/schemas';
import { completeDocument } from './restDocument';

function factsOf(
  name: string,
  { text = VALID_OPERATIONS, schema = shopSchema } = {},
): Record<string, unknown> {
  const document = parse(text);
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === 'FragmentDefinition')
      .map((node) => [node.name.value, node]),
  );
  for (const node of completeDocument(schema, document, fragments).definitions) {
    if (node.kind !== 'OperationDefinition' || node.name?.value !== name) continue;
    const [field] = node.selectionSet.selections;
    const given = [...(field?.directives ?? []), ...(node.directives ?? [])].flatMap(
      (directive) => directive.arguments ?? [],
    );
    return Object.fromEntries(
      given.map((arg) => [arg.name.value, 'value' in arg.value ? arg.value.value : null]),
    );
  }
  return {};
}

describe('the metadata of an operation', () => {
  it('contains the shape of the response with fragments and aliases merged', () => {
    expect(JSON.parse(String(factsOf('Courses').shape))).toEqual([
      'CoursePage!',
      {
        items: [
          '[Course!]!',
          {
            documentId: 'ID!',
            title: 'String!',
            'label:format': '=online|self-paced!',
            format: '=online|self-paced!',
            category: ['Category!', { documentId: 'ID!' }],
          },
        ],
        pagination: ['Pagination!', { page: 'Int!' }],
      },
    ]);
  });

  it('contains its type, path, method and body', () => {
    const shape = expect.any(String);
    expect(factsOf('Enrol')).toEqual({
      type: 'Course',
      path: '/enrol',
      method: 'POST',
      bodyKey: 'input',
      access: 'MEMBER',
      shape,
    });
    expect(factsOf('InFormat')).toEqual({
      type: '[Course]',
      path: '/courses?format={args.format}',
      access: 'PUBLIC',
      shape,
    });
    expect(factsOf('Course').path).toBe('/courses/{args.slug}');
  });

  it('states its access', () => {
    expect(factsOf('Courses').access).toBe('PUBLIC');
    expect(factsOf('Enrol').access).toBe('MEMBER');
  });

  it('requires no field that may be absent, unless it is also selected unconditionally', () => {
    const text = `
      query Course($slug: String!, $a: Boolean!) {
        course(slug: $slug) @rest(path: "/courses/{args.slug}") @ours {
          documentId title @include(if: $a) price @skip(if: $a) format @other
          ... @include(if: $a) { category { documentId } parts { title } }
          parts { title @skip(if: $a) }
          ...Loop
        }
      }
      fragment Loop on Course { label: title ...Loop }`;
    expect(JSON.parse(String(factsOf('Course', { text }).shape))).toEqual([
      'Course',
      {
        documentId: 'ID!',
        title: 'String',
        price: 'Cents',
        format: '=online|self-paced!',
        category: ['Category', { documentId: 'ID!' }],
        parts: ['[Part!]!', { title: 'String!' }],
        'label:title': 'String!',
      },
    ]);
  });

  it('completes only its @rest, and no spread beside it', () => {
    const text = `
      query Course($slug: String!) { course(slug: $slug) @rest(path: "/courses/{args.slug}") @ours(a: "b") { documentId } ...All }
      fragment All on Query { isLogin @client }`;
    const [operation] = completeDocument(shopSchema, parse(text), new Map()).definitions;
    if (operation?.kind !== 'OperationDefinition') throw new Error('No operation is left.');
    const [field, spread] = operation.selectionSet.selections;
    expect(field?.directives?.map(({ name }) => name.value)).toEqual(['rest', 'ours']);
    expect(field?.directives?.[1]).toEqual(
      expect.objectContaining({ arguments: [expect.objectContaining({ kind: 'Argument' })] }),
    );
    expect(spread?.kind).toBe('FragmentSpread');
  });

  it.each([
    'subscription Late { isLogin @rest }',
    'query Local { isLogin @rest ... on Query { isLogin @client } }',
    'query Unknown { colour @rest }',
  ])('adds nothing to %s', (text) => {
    const document = parse(text);
    expect(print(completeDocument(shopSchema, document, new Map()))).toBe(print(document));
  });

  it('contains each possible type of a record by its discriminator value', () => {
    const text = `${pageOperation('...S ... on Quote { heading by { ...A } }')}
      fragment S on Section { __typename ... on Text { title: heading body } }
      fragment A on Author { documentId }`;
    expect(JSON.parse(String(factsOf('Page', { text, schema: pageSchema }).shape))).toEqual([
      'Page',
      {
        documentId: 'ID!',
        sections: [
          '[Section!]!',
          '__component',
          {
            's.text': ['Text', { 'title:heading': 'String', heading: 'String', body: 'String!' }],
            's.quote': ['Quote', { heading: 'String', by: ['Author!', { documentId: 'ID!' }] }],
          },
        ],
      },
    ]);
  });
});
