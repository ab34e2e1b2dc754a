import type { Knex } from 'knex';
import type { ImportNote, ImportRow } from '../../generated/types';
import { readText, type ImportColumn } from '../../membership/imports/ImportColumn';
import type { ImportPlan } from '../../membership/imports/ImportPlan';
import type { FileRow } from '../../membership/imports/readFile';
import { isFixedPage, isTarget, oldPathKey } from './paths';
import {
  deleteRedirects,
  finalTarget,
  MAX_REDIRECTS,
  readRedirects,
  saveRedirects,
} from './redirects';

/** In the column of the new path: the redirect is deleted. */
const DELETED = '-';

export const redirectColumns: readonly ImportColumn[] = [
  {
    key: 'from',
    label: 'Đường dẫn cũ',
    otherHeadings: ['from', 'old', 'source'],
    required: true,
    hint: 'Bắt đầu bằng /, có thể kèm ?…',
    example: '/tin-hoi/khai-giang.html',
    read: readText,
  },
  {
    key: 'to',
    label: 'Đường dẫn mới',
    otherHeadings: ['to', 'new', 'target'],
    required: true,
    hint: 'Đường dẫn của trang này; “-” để bỏ chuyển hướng.',
    example: '/tin-tuc/hoat-dong/khai-giang',
    read: readText,
  },
];

const texts = {
  from: 'Đường dẫn cũ',
  to: 'Đường dẫn mới',
  notAPath: 'Phải là đường dẫn bắt đầu bằng một dấu /, không có tên miền.',
  isPage: 'Trang này đang có ở đường dẫn đó, không chuyển hướng được.',
  noTarget: 'Không có trang nào của trang này ở dạng đường dẫn đó.',
  loop: 'Chuyển hướng vòng tròn: đi mãi không tới trang nào.',
  listedBefore: (row: number) => `Trùng với dòng ${row}.`,
  becomes: (before: string, after: string) => `${before} → ${after}`,
  tooMany: `Mỗi trang có nhiều nhất ${MAX_REDIRECTS} chuyển hướng.`,
};

/** Redirects missing here, and those whose target changes. Loops are refused. */
export async function planRedirects(db: Knex, rows: readonly FileRow[]): Promise<ImportPlan> {
  const stored = await readRedirects(db);
  const after = new Map(stored);
  const firstRows = new Map<string, number>();
  const checked = rows.map((row) => ({ row, ...checkPaths(row, firstRows) }));
  for (const { from, to, note } of checked) {
    if (note) continue;
    if (to === DELETED) after.delete(from);
    else after.set(from, to);
  }
  const saved = new Map<string, string>();
  const deleted: string[] = [];
  const planned = checked.map(({ row, from, to, note }): ImportRow => {
    const about = { row: row.row, subject: String(row.values.from), name: '' };
    const refusal = note ?? refusalOf(after, from);
    if (refusal) return { ...about, outcome: 'bad', notes: [refusal] };
    const before = stored.get(from);
    if (before === (to === DELETED ? undefined : to)) {
      return { ...about, outcome: 'unchanged', notes: [] };
    }
    if (to === DELETED) deleted.push(from);
    else saved.set(from, to);
    const notes =
      before === undefined ? [] : [{ column: texts.to, message: texts.becomes(before, to) }];
    return { ...about, outcome: before === undefined ? 'added' : 'changed', notes };
  });
  return {
    rows: planned,
    async apply(trx, { now }) {
      await deleteRedirects(trx, deleted);
      await saveRedirects(
        trx,
        [...saved].map(([from, to]) => ({ from, to })),
        now,
      );
    },
  };
}

interface CheckedPaths {
  from: string;
  to: string;
  note: ImportNote | null;
}

function checkPaths({ row, values }: FileRow, firstRows: Map<string, number>): CheckedPaths {
  const from = oldPathKey(String(values.from));
  const to = String(values.to);
  const refused = (column: string, message: string) => ({
    from: from ?? '',
    to,
    note: { column, message },
  });
  if (from === null) return refused(texts.from, texts.notAPath);
  const first = firstRows.get(from);
  if (first !== undefined) return refused(texts.from, texts.listedBefore(first));
  firstRows.set(from, row);
  // The home page has no query: WordPress's `/?p=12` may lead elsewhere.
  const [path = '', query] = from.split('?');
  if (isFixedPage(path) && !(path === '/' && query)) return refused(texts.from, texts.isPage);
  if (to === DELETED) return { from, to, note: null };
  if (!to.startsWith('/') || /^\/[/\\]/.test(to)) return refused(texts.to, texts.notAPath);
  return { from, to, note: null };
}

/** A target may be another redirect, which must end at a page. */
function refusalOf(after: ReadonlyMap<string, string>, from: string): ImportNote | null {
  if (!after.has(from)) return null;
  if (after.size > MAX_REDIRECTS) return { column: texts.from, message: texts.tooMany };
  const target = finalTarget(after, from);
  if (target === null) return { column: texts.to, message: texts.loop };
  return isTarget(target) ? null : { column: texts.to, message: texts.noTarget };
}
