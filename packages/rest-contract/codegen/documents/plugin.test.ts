import { buildSchema, parse, type DocumentNode, type FragmentDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { plugin as access } from './access';
import { plugin } from './plugin';

const fragment = (text: string) => ({ node: parse(text).definitions[0] as FragmentDefinitionNode });

function treeOf(content: string, name: string): DocumentNode {
  const found = new RegExp(`export const ${name} = (.*) as unknown as`).exec(content);
  return JSON.parse(found?.[1] ?? 'null') as DocumentNode;
}

describe('a generated document', () => {
  it('contains the operation and its fragments, each once', () => {
    const document = parse('query A { a { ...X ...Y } }');
    const { content } = plugin(null, [{ document }], {
      externalFragments: [
        fragment('fragment X on T { x ...Y }'),
        fragment('fragment Y on T { y }'),
        fragment('fragment Z on T { z }'),
      ],
    });
    expect(content).toContain('TypedDocumentNode<AQuery, AQueryVariables>');
    expect(treeOf(content, 'ADocument').definitions).toMatchObject([
      { kind: 'OperationDefinition' },
      { name: { value: 'X' } },
      { name: { value: 'Y' } },
    ]);
  });

  it('writes a fragment of several documents once', () => {
    const document = parse('query A { a { ...X } } query B { b { ...X ...Y } }');
    const { content } = plugin(null, [{ document }], {
      externalFragments: [fragment('fragment X on T { x }'), fragment('fragment Y on T { y }')],
    });
    expect(content).toMatch(
      /^\n\/\/ oxfmt-ignore\nconst X = \{"kind":"FragmentDefinition"[^\n]*;\n/,
    );
    expect(content.match(/"FragmentDefinition"/g)).toHaveLength(2);
    expect(content).toMatch(/ADocument = [^\n]*,X\]\} as unknown/);
    expect(content).toMatch(
      /BDocument = [^\n]*,X,\{"kind":"FragmentDefinition"[^\n]*\]\} as unknown/,
    );
  });

  it('generates none for a fragment', () => {
    const document = parse('query A { a { ...X } } fragment X on T { x }');
    const { content } = plugin(null, [{ document }], {});
    expect(content.match(/export const \w+/g)).toEqual(['export const ADocument']);
  });

  it('preserves quoted arguments exactly and drops locations', () => {
    const document = parse('query A { a @guard(shape: "[\\"T!\\",{}]") }');
    const { content } = plugin(null, [{ document }], {});
    expect(content).not.toContain('"loc"');
    const tree = treeOf(content, 'ADocument');
    expect(JSON.stringify(tree)).toContain(JSON.stringify('["T!",{}]'));
  });

  it('types each document by its access, and a local operation without one', () => {
    const document = parse(
      'query A @guard(access: "MEMBER") { a @rest(path: "/a") } query B { b @client }',
    );
    const { content, prepend } = plugin(null, [{ document }], {});
    expect(content).toContain("as unknown as DocumentFor<'MEMBER', AQuery, AQueryVariables>;");
    expect(content).toContain('as unknown as TypedDocumentNode<BQuery, BQueryVariables>;');
    expect(prepend).toHaveLength(2);
  });

  it('reads its metadata only from @rest', () => {
    const document = parse('query A { a @ours(path: "/x", access: "STAFF") @rest(path: "/a") }');
    const { content } = plugin(null, [{ document }], {});
    expect(content).toContain('/** GET /a */');
    expect(content).toContain('as unknown as TypedDocumentNode<AQuery, AQueryVariables>;');
  });

  it("offers the schema's values of Access, and none without them", () => {
    const accessIn = (text: string) => access(buildSchema(text)).content;
    expect(accessIn('enum Access { PUBLIC MEMBER } type Query { a: Int }')).toContain(
      "export type Access = 'PUBLIC' | 'MEMBER';",
    );
    expect(accessIn('type Query { a: Int }')).toContain('export type Access = never;');
  });

  it('shows the endpoint in editors, without its query', () => {
    const document = parse(
      'query A { a @rest(path: "/a?page={args.page}") } mutation B { b @rest(path: "/*/b", method: "PUT") }',
    );
    const { content } = plugin(null, [{ document }], {});
    expect(content).toMatch(/oxfmt-ignore\n\/\*\* GET \/a \*\/\nexport const ADocument/);
    expect(content).toMatch(
      /;\n\n\/\/ oxfmt-ignore\n\/\*\* PUT \/\*\\\/b \*\/\nexport const BDocument/,
    );
  });
});
