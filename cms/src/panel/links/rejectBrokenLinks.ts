import { errors } from '@strapi/utils';
import { environment } from '../../platform/environment';
import { formOf, fieldTextOf } from '../forms/forms';
import { pathsIn, type FoundPath } from './pathsIn';

/** Links checked per record; the rest go unchecked. */
const MAX_LINKS = 60;
const AT_ONCE = 6;
const TIMEOUT_MS = 5_000;

/**
 * Rejects publication with links to missing pages, listing each with its field. Requests the pages
 * from the site; if it is down, nothing is rejected. Call outside a transaction: the site queries
 * this server in turn.
 */
export async function rejectBrokenLinks(
  uid: string,
  record: Readonly<Record<string, unknown>>,
): Promise<void> {
  const site = environment().purge?.urls[0];
  if (site === undefined) return;
  const found = pathsIn(record).slice(0, MAX_LINKS);
  const broken: FoundPath[] = [];
  for (let start = 0; start < found.length; start += AT_ONCE) {
    const some = found.slice(start, start + AT_ONCE);
    const missing = await Promise.all(some.map(({ path }) => isMissing(new URL(path, site))));
    broken.push(...some.filter((_, index) => missing[index]));
  }
  if (broken.length === 0) return;
  const named = broken.map(({ field, path }) => `“${path}” (${labelOf(uid, field)})`).join(', ');
  throw new errors.ValidationError(
    `Chưa đăng được: có liên kết tới trang không tồn tại: ${named}. Vui lòng sửa liên kết, hoặc đăng trang được liên kết trước.`,
  );
}

async function isMissing(address: URL): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.status === 404;
  } catch {
    return false;
  }
}

function labelOf(uid: string, field: string): string {
  const form = formOf(uid);
  return (form && fieldTextOf(uid, form, field)?.label) ?? field;
}
