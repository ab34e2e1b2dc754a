import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { plugin } from './plugin';
import { directives } from '../../testing/schemas';

const generated = (text: string, rules = 'inputRules'): string =>
  plugin(buildSchema(`${directives}\n${text}`), [], { rules });

it('lists the rules of arguments by type, with enum values as on the wire', () => {
  const text = generated(`
    enum Format { ONLINE @wire(value: "on-line") CLASS }
    enum Level { LOW }
    enum Unused { A }
    input Inner { name: String! }
    input AddInput { inner: Inner! }
    type Query { list(format: [Format!], level: Level, page: Int): String }
    type Mutation { add(input: AddInput!): String }`);
  expect(text).toContain('  Format: ["on-line","CLASS"],');
  expect(text).toContain(
    "  AddInput: () => import('./inputRules/AddInput').then((made) => made.addInputRules),",
  );
  expect(text.match(/^ {2}\w+/gm)).toEqual(['  AddInput', '  Format', '  Level']);
  expect(text).not.toMatch(/Unused|Inner:|Int:/);
});

it('imports rules from another folder', () => {
  const text = 'input AddInput { a: Int } type Query { a(input: AddInput): Int }';
  expect(generated(text, '../shared/inputRules')).toContain(
    "import('../shared/inputRules/AddInput')",
  );
});

it('returns an empty table without rules', () => {
  expect(generated('type Query { list(page: Int): String }')).toMatch(
    /\*\/\nexport const requestRules = \{\};\n$/,
  );
});
