import type { Context } from 'koa';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

interface Sent {
  name: string;
  type: string;
}

/** Streams a file of the disk. @returns false where it is not there */
export async function sendFile(ctx: Context, path: string, sent: Sent): Promise<boolean> {
  const handle = await open(path).catch(() => null);
  if (!handle) return false;
  const { size } = await handle.stat();
  setHeaders(ctx, sent);
  ctx.length = size;
  ctx.body = createReadStream(path, { fd: handle });
  return true;
}

/** Sends what was made for this call. */
export function sendBuffer(ctx: Context, body: Buffer, sent: Sent): void {
  setHeaders(ctx, sent);
  ctx.body = body;
}

/** Saved under its Vietnamese name, run by no browser, kept by no cache. */
function setHeaders(ctx: Context, { name, type }: Sent): void {
  ctx.attachment(name, { fallback: plainName(name) });
  ctx.type = type;
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Cache-Control', 'no-store');
}

/** For a browser that reads no UTF-8 names: "Sổ tay.pdf" → "So tay.pdf". */
function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
    .replace(/[^ -~]/g, '_');
}
