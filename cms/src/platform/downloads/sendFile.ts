import { stripMarks } from '@iia/shared/foldText';
import type { Context } from 'koa';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

interface Sent {
  name: string;
  type: string;
}

/** Streams a file from disk. @returns false if it does not exist */
export async function sendFile(ctx: Context, path: string, sent: Sent): Promise<boolean> {
  const handle = await open(path).catch(() => null);
  if (!handle) return false;
  const { size } = await handle.stat();
  setHeaders(ctx, sent);
  ctx.length = size;
  ctx.body = createReadStream(path, { fd: handle });
  return true;
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
