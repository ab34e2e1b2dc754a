import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** All files except the sample content, in which links are paths of the site. */
const guides = execFileSync('git', ['ls-files', '*.md', ':!cms/sample/*/*'], { encoding: 'utf8' })
  .trim()
  .split('\n');
const read = (file: string): string => readFileSync(file, 'utf8');

/** The anchor of a heading, as GitHub names it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

function isBroken(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? from : join(dirname(from), path);
  if (!existsSync(file)) return true;
  return anchor !== undefined && file.endsWith('.md') && !anchorsIn(file).includes(anchor);
}

describe('the guides', () => {
  it.each(guides)('links only to existing files and headings: %s', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(
      ([, link = '']) => link,
    );
    expect(links.filter((link) => isBroken(file, link))).toEqual([]);
  });

  it.each(guides)('names a linked file by its path: %s', (file) => {
    const links = [
      ...read(file).matchAll(
        /\[((?:src|host|cms|packages|schema|tests)\/[\w./-]+\.\w+)\]\(([^)#\s]+)\)/g,
      ),
    ];
    const misnamed = links.filter(
      ([, text = '', target = '']) => join(dirname(file), target) !== text,
    );
    expect(misnamed.map(([link]) => link)).toEqual([]);
  });

  it.each([
    'README.md',
    'CONTRIBUTING.md',
    'docs/architecture.md',
    'docs/development.md',
    'docs/security.md',
  ])('mentions only existing files: %s', (file) => {
    const paths = [
      ...read(file).matchAll(
        /(?<![\w./<-])(?:src|host|cms|packages|schema|tests|bench|docs|scripts)\/[\w./-]+\.(?:tsx?|mjs|graphql|md|json|patch)\b/g,
      ),
    ];
    expect(paths.map(([path]) => path).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('limits the README to 100 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(100);
  });

  it.each(['page', 'login', 'cart', 'order', 'webhook', 'export'])(
    'counts the listed files of the %s request',
    (request) => {
      const text = read('docs/architecture.md');
      const row = new RegExp(`^\\| \\[${request}\\]\\(#(.+?)\\) \\|(.+)\\|$`, 'm').exec(text);
      const [, anchor = '', cells = ''] = row ?? [];
      const [browser, host, api, all] = cells.split('|').map((cell) => Number(cell));
      const sections = text.split(/^(?=##+ )/m);
      const sectionOf = (name: string) =>
        sections.find(
          (section) => anchorOf(section.split('\n')[0]?.replace(/^#+ /, '') ?? '') === name,
        ) ?? '';
      const own = sectionOf(anchor);
      const shared = [...own.matchAll(/\]\(#([^)]+)\)/g)].map(([, name = '']) => sectionOf(name));
      const files = new Set(
        [own, ...shared].flatMap((section) =>
          [...section.matchAll(/^\d+\. .*?\]\(\.\.\/([^)]+)\)/gm)].map(([, file = '']) => file),
        ),
      );
      const countOf = (...folders: string[]) =>
        [...files].filter((file) => folders.some((folder) => file.startsWith(`${folder}/`))).length;
      const inBrowser = countOf('src', 'packages/rest-contract');
      const inApi = countOf('cms', 'packages/shared');
      expect([inBrowser, countOf('host'), inApi, files.size]).toEqual([browser, host, api, all]);
    },
  );
});
