import { expect, it } from 'vitest';
import { previewToken, readPreviewToken, type Preview } from './previewToken';

const preview: Preview = { uid: 'api::course.course', documentId: 'abc', status: 'draft' };
const now = Date.UTC(2026, 10, 22);

it('creates a token that opens its record for an hour', () => {
  const token = previewToken(preview, now);
  expect(readPreviewToken(token, now + 59 * 60_000)).toEqual(preview);
  expect(readPreviewToken(token, now + 60 * 60_000)).toBeNull();
});

it('rejects a token after any change', () => {
  const [text = '', signed = ''] = previewToken(preview, now).split('.');
  const other = Buffer.from(JSON.stringify(['api::course.course', 'x', 'draft', now * 2]));
  expect(readPreviewToken(`${other.toString('base64url')}.${signed}`, now)).toBeNull();
  expect(readPreviewToken(`${text}.${signed.slice(1)}`, now)).toBeNull();
  expect(readPreviewToken('', now)).toBeNull();
});
