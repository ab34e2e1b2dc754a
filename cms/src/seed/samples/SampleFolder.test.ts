import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SampleFolder } from './SampleFolder';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'samples-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text = '---\nslug: a\n---\n\nMột.\n'): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('SampleFolder', () => {
  it('reads Markdown in the order of its numbers, however many files there are', () => {
    for (const name of ['100-c', '02-a', '11-b']) write(`service/${name}.md`);
    expect(new SampleFolder(root).markdown('service', 'body').map(({ name }) => name)).toEqual([
      'cms/sample/service/02-a.md',
      'cms/sample/service/11-b.md',
      'cms/sample/service/100-c.md',
    ]);
  });

  it('reads nothing from a folder that does not exist', () => {
    expect(new SampleFolder(root).markdown('service', 'body')).toEqual([]);
  });

  it('ignores another system’s line ends', () => {
    write('service/01-a.md', '---\r\nslug: a\r\n---\r\n\r\nMột.\r\n');
    write('partner.yaml', 'text: |\r\n  Một.\r\n  Hai.\r\n');
    const folder = new SampleFolder(root);
    expect(folder.markdown('service', 'body')).toMatchObject([
      { content: { slug: 'a', body: '\nMột.\n' } },
    ]);
    expect(folder.yaml('partner.yaml').content).toEqual({ text: 'Một.\nHai.\n' });
  });

  it.each(['a.md', '01_a.md', '01-a.markdown', '01-Á.md'])(
    'rejects %s, whose position or slug is unknown',
    (name) => {
      write(`service/${name}`);
      expect(() => new SampleFolder(root).markdown('service', 'body')).toThrow(
        `cms/sample/service/${name}: the name must be like 01-slug.md.`,
      );
    },
  );

  it('reports the file that is missing or cannot be parsed', () => {
    write('partner.yaml', 'name: "Lan\n');
    const folder = new SampleFolder(root);
    expect(() => folder.yaml('partner.yaml')).toThrow(/^cms\/sample\/partner.yaml: .*at line/);
    expect(() => folder.yaml('partners.yaml')).toThrow(/^cms\/sample\/partners.yaml: ENOENT/);
  });

  it('finds unread files, except PDFs, its description and hidden files', () => {
    for (const path of ['a.yaml', 'b.yaml', 'c/01-d.md', 'files/e.pdf', 'README.md', '.f']) {
      write(path);
    }
    const folder = new SampleFolder(root);
    folder.markdown('c', 'body');
    expect(() => folder.assertAllRead()).toThrow(
      'Nothing reads cms/sample/a.yaml, cms/sample/b.yaml: is a name misspelt?',
    );
    for (const name of ['a.yaml', 'b.yaml']) writeFileSync(join(root, name), 'a: 1');
    for (const name of ['a.yaml', 'b.yaml']) folder.yaml(name);
    expect(() => folder.assertAllRead()).not.toThrow();
  });
});
