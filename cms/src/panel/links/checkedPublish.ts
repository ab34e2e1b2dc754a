import type { Context } from 'koa';
import { errors } from '@strapi/utils';
import { environment } from '../../platform/environment';
import { ownersPrefix } from '../../platform/files/fileKeys';
import { formOf, fieldTextOf } from '../form-layouts/forms';

type Action = (ctx: Context) => Promise<unknown>;

interface FoundPath {
  /** The outermost field. */
  field: string;
  path: string;
}

/** Links checked per record; the rest go unchecked. */
const MAX_LINKS = 60;
const AT_ONCE = 6;
const TIMEOUT_MS = 5_000;

/**
 * Rejects publication with links to missing pages, listing each with its field. Requests the pages
 * from the site; if it is down, nothing is rejected. Call outside a transaction: the site queries
 * this server in turn.
 */
async function rejectBrokenLinks(
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

const ADDRESSES: ReadonlySet<string> = new Set(['url']);

export function pathsIn(record: Readonly<Record<string, unknown>>): FoundPath[] {
  return Object.entries(record).flatMap(([field, value]) =>
    [...new Set(addressesIn(value, field))].flatMap((address) => {
      const path = sitePath(address);
      return path === null ? [] : [{ field, path }];
    }),
  );
}

function addressesIn(value: unknown, name: string): string[] {
  if (typeof value === 'string') return ADDRESSES.has(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => addressesIn(item, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => addressesIn(inner, key));
}

/** Without its fragment; null for an external URL, and for a purchased file, which no page has. */
function sitePath(address: string): string | null {
  if (!/^\/(?!\/)/.test(address) || address.startsWith(ownersPrefix)) return null;
  return address.replace(/#.*$/, '');
}

async function recordOf(uid: string, ctx: Context): Promise<Record<string, unknown>> {
  const body = ctx.request.body as Record<string, unknown> | undefined;
  const { id } = ctx.params as { id?: string };
  const documents = strapi.documents(uid as 'api::course.course');
  const saved = id ? await documents.findOne({ documentId: id, populate: '*' }) : null;
  return { ...saved, ...body };
}

/** Refuses to publish a record with broken links. */
export const checkedPublish =
  (publish: Action): Action =>
  async (ctx) => {
    const { model: uid } = ctx.params as { model: string };
    await rejectBrokenLinks(uid, await recordOf(uid, ctx));
    return publish(ctx);
  };
