import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { parseMarkdown } from './parseMarkdown';

/** Content of a file of `cms/sample`, before any check. */
export interface SampleFile {
  /** Name for error messages, e.g. `cms/sample/people.yaml`. */
  name: string;
  content: unknown;
}

const NUMBERED = /^(?<number>\d+)-[a-z0-9-]+\.md$/;

const isSample = (entry: string): boolean => !/^(?:files|README\.md|\..*)$/.test(entry);
const nameOf = (path: string): string => `cms/sample/${path}`;

/** Reads files of `cms/sample`, by their paths there, and finds unread ones. */
export class SampleFolder {
  readonly #root: string;
  readonly #read = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** @throws Error with the file's name, if it is missing or cannot be parsed */
  yaml(path: string): SampleFile {
    return this.#parse(path, parse);
  }

  /**
   * The files `01-slug.md` of a folder, in the order of their numbers; none if there is no such
   * folder.
   * @param bodyField receives the text below the front matter
   * @throws Error with the file's name, if it has no number or cannot be parsed
   */
  markdown(path: string, bodyField: string): SampleFile[] {
    const numberOf = (file: string): number => {
      const { number } = NUMBERED.exec(file)?.groups ?? {};
      if (number) return Number(number);
      throw new Error(`${nameOf(`${path}/${file}`)}: the name must be like 01-slug.md.`);
    };
    return this.entries(path)
      .map((file) => ({ file, number: numberOf(file) }))
      .sort((one, other) => one.number - other.number)
      .map(({ file }) => this.#parse(`${path}/${file}`, (text) => parseMarkdown(text, bodyField)));
  }

  /** Names of the files and folders within. */
  entries(path: string): string[] {
    const folder = join(this.#root, path);
    return existsSync(folder) ? readdirSync(folder).filter(isSample).sort() : [];
  }

  /** @throws Error that lists unread files, e.g. in a misspelt folder */
  assertAllRead(): void {
    const unread = readdirSync(this.#root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(this.#root, join(parentPath, name)).split(sep))
      .filter((path) => path.every(isSample) && !this.#read.has(path.join('/')));
    if (unread.length === 0) return;
    const names = unread.map((path) => nameOf(path.join('/')));
    throw new Error(`Nothing reads ${names.join(', ')}: is a name misspelt?`);
  }

  #parse(path: string, parser: (text: string) => unknown): SampleFile {
    this.#read.add(path);
    const name = nameOf(path);
    try {
      // Git may check files out with carriage returns.
      const text = readFileSync(join(this.#root, path), 'utf8').replaceAll('\r\n', '\n');
      return { name, content: parser(text) };
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}
