import type { Context } from 'koa';
import { HttpError } from '../../platform/errors/HttpError';
import { readPreviewToken, type Preview } from './previewToken';

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
