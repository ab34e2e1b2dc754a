import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import type { Activity } from './activityFile';
import type { Accounts } from './accounts';
import { readLessons } from './readLessons';
import { parsed, readText as read } from './sampleFile';

/** A record of `cms/sample/content`, before any check. */
export interface Sample {
  /** As in `src/api`, e.g. `course`. */
  type: string;
  /** For error messages. */
  name: string;
  /** The text below the front matter is `text`. */
  fields: Readonly<Record<string, unknown>>;
}

/** All content, in the order of files and records. @throws Error with the file's name */
export function readContent(folder: string): Sample[] {
  const root = join(folder, 'content');
  const samples = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^(?!lessons\/).*\.(?:md|yaml)$/.test(path))
    .sort()
    .flatMap((path) => {
      const name = `cms/sample/content/${path}`;
      return path.endsWith('.md')
        ? readRecords(read(root, path), path.replace(/[./].*$/, ''), name)
        : readTypes(read(root, path), name);
    });
  return withLessons(samples, readLessons(root));
}

/** @throws Error if there are lessons without their course */
function withLessons(
  samples: readonly Sample[],
  lessons: ReadonlyMap<string, Sample['fields']>,
): Sample[] {
  const slugs = new Set(samples.map(({ type, fields }) => type === 'course' && fields.slug));
  for (const slug of lessons.keys()) {
    if (!slugs.has(slug)) throw new Error(`cms/sample/content/lessons/${slug}: no such course.`);
  }
  return samples.map((sample) => {
    const { type, fields } = sample;
    if (type !== 'course') return sample;
    return { ...sample, fields: { ...fields, ...lessons.get(String(fields.slug)) } };
  });
}

/** Records with a text: front matter between two lines of `---`, then the text. */
function readRecords(file: string, type: string, name: string): Sample[] {
  const [before, ...parts] = file.split(/^---\n/m);
  if (before !== '' || parts.length % 2 > 0) {
    throw new Error(`${name}: each record is fields between two lines of ---, and its text.`);
  }
  return parts.flatMap((matter, index) => {
    if (index % 2 > 0) return [];
    const record = `${name}, record ${index / 2 + 1}`;
    const fields = parsed(record, matter) as Record<string, unknown>;
    return { type, name: record, fields: { ...fields, text: parts[index + 1] } };
  });
}

/** Records, or lists of records, by their type. */
function readTypes(file: string, name: string): Sample[] {
  const types = parsed(name, file) as Record<string, Sample['fields'] | Sample['fields'][]>;
  return Object.entries(types).flatMap(([type, records]) =>
    [records].flat().map((fields, index) => ({
      type,
      name: `${name}, ${type} ${index + 1}`,
      fields,
    })),
  );
}

export type Table<Column extends string> = readonly Readonly<Record<Column, string>>[];

export type MemberSamples = ReturnType<typeof readMembers>;

/** Accounts, members and what they did. @throws Error with the file's name */
export function readMembers(folder: string) {
  const root = join(folder, 'members');
  const yaml = (name: string) => parsed(`cms/sample/members/${name}`, read(root, name));
  const table = <Column extends string>(name: string, columns: readonly Column[]) =>
    readTable(read(root, name), `cms/sample/members/${name}`, columns);
  return {
    accounts: yaml('accounts.yaml') as Accounts,
    members: table('members.csv', [
      'username',
      'name',
      'type',
      'joined',
      'expires',
      'company',
      'position',
      'address',
    ]),
    certificates: table('certificates.csv', [
      'number',
      'holder',
      'member',
      'state',
      'issued',
      'cpe',
      'public',
    ]),
    renewals: table('renewals.csv', ['code', 'member', 'type', 'years', 'ahead', 'hours']),
    orders: table('orders.csv', ['placed', 'code', 'buyer', 'items', 'paid', 'closed', 'note']),
    activity: yaml('activity.yaml') as Activity,
  };
}

function readTable<Column extends string>(
  file: string,
  name: string,
  columns: readonly Column[],
): Table<Column> {
  const [first, ...rows] = parsed(name, file, (text) => parseCsv(text, { bom: true }));
  if (first?.join() !== columns.join()) throw new Error(`${name}: the columns must be ${columns}.`);
  return rows.map((row) =>
    Object.fromEntries(columns.map((column, at) => [column, row[at]])),
  ) as never;
}
