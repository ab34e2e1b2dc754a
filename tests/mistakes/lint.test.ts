import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

/** What the linter says of a text that stands in this file, each with its line. */
async function lint(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: file });
  return (result?.messages ?? []).map(({ line, message }) => `${file}:${line} ${message}`);
}

const COLOR = 'A colour stands in src/ui/colors.ts alone: name it there, take it from theme.color.';
const FIELD = 'Take the field from the form, contractForm(rules): its names are typed there.';

const mistakes: readonly [what: string, file: string, code: string, says: string][] = [
  ['a colour in a style', 'src/ui/Text.tsx', 'export const css = `color: #006299;`;', COLOR],
  [
    'a colour in an attribute',
    'src/ui/Text.tsx',
    'export const Dot = () => <circle fill="#FFF" />;',
    COLOR,
  ],
  [
    'a colour written by its parts',
    'src/ui/Text.tsx',
    'export const css = `color: rgb(0 98 153);`;',
    COLOR,
  ],
  [
    'a colour on the host',
    'host/pages/document.ts',
    'export const meta = \'<meta name="theme-color" content="#006299">\';',
    COLOR,
  ],
  [
    'a form with names that nobody checks',
    'src/pages/login/LoginPage.tsx',
    "export { Formik } from 'formik';",
    'A form is made by contractForm(rules), src/ui/forms: its names are typed.',
  ],
  [
    'a field taken past its form',
    'src/pages/login/LoginPage.tsx',
    "export { TextField } from '@/ui/forms/TextField';",
    FIELD,
  ],
  [
    'a page that takes from another page',
    'src/pages/login/LoginPage.tsx',
    "export { texts } from '@/pages/cart/texts';",
    'No page imports another page: what both need belongs to a feature.',
  ],
  [
    'a feature that takes from another feature',
    'src/features/auth/AuthPage.tsx',
    "export { texts } from '@/features/cart/texts';",
    'No feature imports another feature: a page brings them together.',
  ],
  [
    'an import that runs the other way',
    'src/ui/Text.tsx',
    "export { ApiError } from '@/data/ApiError';",
    'src/ui knows nothing of src/data: imports run ui, lib → data → features → pages → app.',
  ],
];

it('The linter takes what is right', async () => {
  const code = "export const css = (color: string) => `color: ${color};` + '#content';";
  expect(await lint('src/ui/Text.tsx', code)).toEqual([]);
  // The first text loads the linter and its rules.
}, 60_000);

describe('lint', () => {
  it.each(mistakes)('%s', async (_what, file, code, says) => {
    const told = await lint(file, code);
    expect(told[0]).toContain(says);
    expect(told[0]).toMatch(new RegExp(`^${file}:1 `));
  });
});
