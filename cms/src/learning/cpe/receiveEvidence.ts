import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { limits } from '@iia/shared/limits';
import { badField, HttpError } from '../../platform/errors/HttpError';
import { RateLimiter } from '../../platform/limits/RateLimiter';
import { storeEvidence } from './evidence';
import { cpeTexts } from './texts';
import type { CpeEvidence } from '../../generated/types';

/** Limits uploads per member. */
const uploads = new RateLimiter({ name: 'cpe evidence', attempts: 30, seconds: 600 });

/**
 * Receives a file as a raw request body, so that no parser writes it to disk before authentication.
 * Its name is in the query.
 * @throws HttpError 400 for a file of another type or an empty one, 413 for a large one, 415 for no
 * file
 */
export async function receiveEvidence(
  strapi: Core.Strapi,
  userId: number,
  ctx: Context,
): Promise<CpeEvidence> {
  if (!ctx.is('application/octet-stream')) {
    throw new HttpError(415, 'UnsupportedMediaTypeError', cpeTexts.evidenceType);
  }
  const { name } = ctx.query;
  if (typeof name !== 'string' || name.includes('\0') || name.length > 255) {
    throw badField('name', 'Tên tệp không hợp lệ.');
  }
  const length = Number(ctx.get('Content-Length'));
  if (!(length > 0)) throw badField('evidence', cpeTexts.evidenceEmpty);
  if (length > limits.evidenceBytes) {
    throw new HttpError(413, 'PayloadTooLargeError', cpeTexts.evidenceSize);
  }
  await uploads.take(strapi, String(userId));
  return storeEvidence(strapi, userId, { name, content: await readBody(ctx, length) });
}

/** Node ends a body at its declared length; a shorter one was cut off. */
async function readBody(ctx: Context, length: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  try {
    for await (const part of ctx.req) parts.push(part as Buffer);
  } catch {
    throw badField('evidence', cpeTexts.evidenceCut);
  }
  const content = Buffer.concat(parts);
  if (content.length !== length) throw badField('evidence', cpeTexts.evidenceCut);
  return content;
}
