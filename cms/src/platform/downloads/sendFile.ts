import { stripMarks } from '@iia/shared/foldText';
import type { Context } from 'koa';
import type { Readable } from 'node:stream';
import type { OpenFile } from '../files/FileStore';
import { serveFile } from '../files/serveFile';

interface Sent {
  name: string;
  type: string;
}

/** Sends a stored file, whole or in the requested range. */
export async function sendFile(ctx: Context, file: OpenFile, sent: Sent): Promise<void> {
  setHeaders(ctx, sent);
  await serveFile(ctx, file);
}

export function sendBody(ctx: Context, body: Buffer | Readable, sent: Sent): void {
  setHeaders(ctx, sent);
  ctx.body = body;
  if (Buffer.isBuffer(body)) return;
  // The status is already sent: only a broken connection shows the browser that the file is
  // incomplete.
  body.once('error', () => ctx.res.destroy());
}

/** Saved under its Vietnamese name, never run by a browser, never cached. */
function setHeaders(ctx: Context, { name, type }: Sent): void {
  ctx.attachment(name, { fallback: plainName(name) });
  ctx.type = type;
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Cache-Control', 'no-store');
}

/** Fallback for browsers without UTF-8 file names: "Sổ tay.pdf" → "So tay.pdf". */
function plainName(name: string): string {
  return stripMarks(name).replace(/[^ -~]/g, '_');
}
