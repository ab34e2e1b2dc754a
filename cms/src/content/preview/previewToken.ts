import { HOUR_MS } from '@iia/shared/dates';
import { environment } from '../../platform/environment';
import type { Context } from 'koa';
import { HttpError } from '../../platform/errors/HttpError';
import { isSigned, sign } from '../../platform/signatures';

/** Grants access to one record, as a draft or as published. */
export interface Preview {
  uid: string;
  documentId: string;
  status: 'draft' | 'published';
}

const SCHEME = 'Preview ';

/**
 * The requested version of a record: published, unless a preview token is sent. Responses to preview
 * tokens are never cached.
 * @throws HttpError 401 for an expired token, or one for another record
 */
export function requestedStatus(ctx: Context, uid: string, key: string): Preview['status'] {
  const header = ctx.get('authorization');
  if (!header.startsWith(SCHEME)) return 'published';
  const preview = readPreviewToken(header.slice(SCHEME.length));
  if (preview === null || preview.uid !== uid || preview.documentId !== key) {
    throw new HttpError(
      401,
      'PreviewOver',
      'Bản xem trước đã hết hạn. Quý khách vui lòng mở lại từ trang quản trị.',
    );
  }
  ctx.set('Cache-Control', 'private, no-store');
  return preview.status;
}

/** Milliseconds; after that, editors reopen the preview. */
const LIFETIME_MS = HOUR_MS;

/** Valid for an hour. Passed in the URL fragment, which is never sent to a server. */
export function previewToken({ uid, documentId, status }: Preview, now = Date.now()): string {
  const words = Buffer.from(JSON.stringify([uid, documentId, status, now + LIFETIME_MS]));
  const text = words.toString('base64url');
  return `${text}.${sign(text, signing())}`;
}

/** Null if forged or expired. */
export function readPreviewToken(token: string, now = Date.now()): Preview | null {
  const [text = '', signed = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSigned(text, signed, signing())) return null;
  const [uid, documentId, status, expires] = JSON.parse(
    Buffer.from(text, 'base64url').toString(),
  ) as [string, string, Preview['status'], number];
  return expires > now ? { uid, documentId, status } : null;
}

const signing = () => ({ purpose: 'preview', keys: environment().secrets.adminJwtSecrets });
