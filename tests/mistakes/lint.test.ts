import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverRows } from '../../cms/modules.mjs';
import { problemOf } from '../../scripts/lint/imports.mjs';

interface Finding {
  message: string;
  help?: string;
  filename: string;
  labels: { span: { line: number } }[];
}

const COPIED = [
  'src',
  'host',
  'cms/src',
  'cms/modules.mjs',
  'packages/rest-contract/index.ts',
  'packages/rest-contract/codegen/settings.ts',
  'tests/mistakes/repository.ts',
  'scripts/lint',
  'oxlint.config.mjs',
];

const COLOR = 'Define colours in src/ui/colors.ts only, and read them from theme.color.';
const FIELD = 'Use the fields of the form, contractForm(rules), which types their names.';

const TITLE =
  'Begin the title with a verb in the third person singular, as in "rejects an expired code".';

const mistakes: readonly [what: string, file: string, code: string, says: string][] = [
  ['a colour in a style', 'src/ui/Text.tsx', 'export const css = `color: #006299;`;', COLOR],
  [
    'a colour in an attribute',
    'src/ui/Text.tsx',
    'export const Dot = () => <circle fill="#FFF" />;',
    COLOR,
  ],
  [
    'a colour by its components',
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
    'a conditional element beside bare text',
    'src/ui/Text.tsx',
    'export const Save = ({ busy }: { busy: boolean }) => <p>{busy ? <i /> : null}Lưu</p>;',
    'Give this text a separate element: a translated page replaces bare text, and React then fails',
  ],
  [
    'changing text beside other text',
    'src/ui/Text.tsx',
    'export const Count = ({ some }: { some: boolean }) => <p>Đang {some ? "gửi" : "chờ"}</p>;',
    'Give this changing text a separate element',
  ],
  [
    'a form with unchecked names',
    'src/pages/auth/LoginPage.tsx',
    "export { Formik } from 'formik';",
    'Create forms with contractForm(rules) from src/ui/forms, which types the field names.',
  ],
  [
    'a field imported without its form',
    'src/pages/auth/LoginPage.tsx',
    "export { TextField } from '@/ui/forms/fields';",
    FIELD,
  ],
  [
    'a page that imports another page',
    'src/pages/auth/LoginPage.tsx',
    "export { texts } from '@/pages/cart/texts';",
    'src/pages/auth imports lib, ui, data, features/*, testing; not pages/cart.',
  ],
  [
    'a feature that imports another feature',
    'src/features/auth/CodeField.tsx',
    "export { texts } from '@/features/cart/texts';",
    'src/features/auth imports lib, ui, data, testing; not features/cart.',
  ],
  [
    'an import in the wrong direction',
    'src/ui/Text.tsx',
    "export { api } from '@/data/api';",
    'src/ui imports lib; not data.',
  ],
  [
    'an import of the site in a package',
    'packages/rest-contract/index.ts',
    "export { api } from '../../src/data/api';",
    'packages imports only its own files and packages, not src/data/api.',
  ],
  [
    'an import of a package by its path',
    'tests/mistakes/repository.ts',
    "export { settingsOf } from '../../packages/rest-contract/codegen/settings';",
    'Import packages by name, not packages/rest-contract/codegen/settings.',
  ],
  [
    'a domain imported by the platform',
    'cms/src/platform/environment.ts',
    "export { orderTexts } from '../commerce/orders/texts';",
    'cms/src/platform imports generated, components; not commerce/orders.',
  ],
  [
    'a controller imported by a domain',
    'cms/src/commerce/orders/placeOrder.ts',
    "export { default } from '../../api/order/controllers/order';",
    'commerce/seats, events/tickets, commerce/waiting-list; not api.',
  ],
  [
    'a domain that imports a later one',
    'cms/src/commerce/orders/placeOrder.ts',
    "export { settleTransfer } from '../payments/settleTransfer';",
    'commerce/waiting-list; not commerce/payments.',
  ],
  [
    'a domain that imports an undeclared one',
    'cms/src/membership/renewals/requestRenewal.ts',
    "export type { Quote } from '../../commerce/orders/types';",
    'commerce/refunds; not commerce/orders.',
  ],
  [
    'server code imported by the panel',
    'cms/src/panel/browser/lists/readableCells.tsx',
    "export { tables } from '../../../platform/tables';",
    'cms/src/panel/browser imports panel/form-layouts; not platform.',
  ],
  [
    'all views imported by one domain',
    'cms/src/content/records/present.ts',
    "export { contentReads } from '../../generated/contentReads';",
    'not generated/contentReads.',
  ],
  [
    'a hard-coded Strapi table',
    'cms/src/identity/auth/login.ts',
    "export const sql = 'select id from up_users where id = ?';",
    "Take the names of Strapi's tables from cms/src/platform/tables.ts: write tables.users.",
  ],
  [
    'a hard-coded file table',
    'cms/src/learning/library/library.ts',
    'export const sql = (id: number) => `select url from files where id = ${id}`;',
    "Take the names of Strapi's tables from cms/src/platform/tables.ts: write tables.users.",
  ],
  [
    'a title without a verb',
    'host/pages/securityHeaders.test.ts',
    "it('an expired code is rejected', () => undefined);",
    TITLE,
  ],
  [
    'a title that begins with a plural noun',
    'host/pages/securityHeaders.test.ts',
    "test('always rejects an expired code', () => undefined);",
    TITLE,
  ],
  [
    'a title that begins with a value',
    'host/pages/securityHeaders.test.ts',
    'it(`${code} is rejected`, () => undefined);',
    TITLE,
  ],
  [
    'a title of a parameterized test without a verb',
    'host/pages/securityHeaders.test.ts',
    "it.each([1, 2])('%i', (code) => code);",
    TITLE,
  ],
  [
    'a title without a verb in a table',
    'host/pages/securityHeaders.test.ts',
    'it.concurrent.each`code ${1}`("a code of $code", (row) => row);',
    TITLE,
  ],
  [
    'a title without a verb behind a condition',
    'host/pages/securityHeaders.test.ts',
    "it.skipIf(process.env.CI).only('no code', () => undefined);",
    TITLE,
  ],
];

/** Titles, and calls that have none. */
const titles = [
  "it('rejects an expired code', () => undefined);",
  'test(`rejects ${code}`, () => undefined);',
  "it.each(['a'])('re-renders %s', (page) => page);",
  "it.skipIf(process.env.CI)('has a code', () => undefined);",
  "test.describe('without a network', () => undefined);",
  "test.skip(isMobile, 'A phone has no pointer.');",
  'it(title, () => undefined);',
  "rows.map((it) => it.endsWith('x'));",
].join(' ');

const right = "export const css = (color: string) => `color: ${color};` + '#content';";

describe('lint', () => {
  let root: string;
  let findings: Finding[];
  const files = [
    { name: 'src/ui/right.ts', code: right },
    { name: 'host/pages/titles.test.ts', code: titles },
    ...mistakes.map(([, file, code], index) => ({ name: nameOf(file, index), code })),
  ];

  /** Beside the file that it is about: imports are rejected by folder. */
  function nameOf(file: string, index: number): string {
    return `${dirname(file)}/mistake${index}${extname(file)}`;
  }

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'lint-'));
    await Promise.all(COPIED.map((path) => cp(path, join(root, path), { recursive: true })));
    await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    await Promise.all(files.map(({ name, code }) => writeFile(join(root, name), `${code}\n`)));
    findings = await lint(
      root,
      files.map(({ name }) => name),
    );
  }, 60_000);
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('accepts correct code', () => {
    const accepted = files.slice(0, 2).map(({ name }) => name);
    expect(findings.filter(({ filename }) => accepted.includes(filename))).toEqual([]);
  });

  it.each(
    mistakes.map(([what, file, , says], index) => [what, nameOf(file, index), says] as const),
  )('rejects %s', (_what, name, says) => {
    const [finding] = findings.filter(({ filename }) => filename === name);
    expect(`${finding?.message} ${finding?.help}`).toContain(says);
    expect(finding?.labels[0]?.span.line).toBe(1);
  });
});

function lint(root: string, names: readonly string[]): Promise<Finding[]> {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const words = [oxlint, '--config', 'oxlint.config.mjs', '--format=json', ...names];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, words, { cwd: root }, (_error, printed, errors) => {
      try {
        resolve((JSON.parse(printed) as { diagnostics: Finding[] }).diagnostics);
      } catch (cause) {
        reject(new Error(`${printed}${errors}`, { cause }));
      }
    });
  });
}

describe('the table of server modules', () => {
  it('reports a folder without a row', () => {
    const area = { area: 'cms/src', rows: serverRows() };
    expect(problemOf('cms/src/commerce/invoices/pay.ts', '../orders/types', area)).toBe(
      'cms/src/commerce/invoices has no row in the table of imports; add one.',
    );
  });

  it('rejects an unknown module, and a cycle across contexts', () => {
    const commerce = { orders: ['courses'] };
    expect(() => serverRows({ commerce })).toThrow(
      'cms/modules.mjs: orders lists courses, which has no row.',
    );
    expect(() => serverRows({ commerce, learning: { courses: ['orders'] } })).toThrow(
      'cms/modules.mjs: orders → courses → orders is a cycle.',
    );
  });
});
