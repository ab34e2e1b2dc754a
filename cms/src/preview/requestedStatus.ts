import type { Context } from 'koa';
import { Fault } from '../platform/errors/Fault';
import { readPreviewToken, type Preview } from './previewToken';

const SCHEME = 'Preview ';

/**
 * Which version of a record is asked for: the published one, unless the request brings a preview's token.
 * What is read by a token is kept nowhere.
 * @throws Fault 401 for a token that is over, or made for another record
 */
export function requestedStatus(ctx: Context, uid: string, key: string): Preview['status'] {
  const header = ctx.get('authorization');
  if (!header.startsWith(SCHEME)) return 'published';
  const preview = readPreviewToken(header.slice(SCHEME.length));
  if (preview === null || preview.uid !== uid || preview.documentId !== key) {
    throw new Fault(
      401,
      'PreviewOver',
      'Bản xem trước đã hết hạn. Quý khách vui lòng mở lại từ trang quản trị.',
    );
  }
  ctx.set('Cache-Control', 'private, no-store');
  return preview.status;
}
