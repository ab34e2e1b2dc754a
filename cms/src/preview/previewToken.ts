import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from '../platform/environment';

/** One record, as a draft or as it is published, for whoever holds the token. */
export interface Preview {
  uid: string;
  documentId: string;
  status: 'draft' | 'published';
}

/** Milliseconds: an editor who works longer opens the preview anew. */
const LIFE = 60 * 60_000;

/** Lets one record be read for an hour. It goes in the fragment of an address, which no server sees. */
export function previewToken({ uid, documentId, status }: Preview, now = Date.now()): string {
  const words = Buffer.from(JSON.stringify([uid, documentId, status, now + LIFE]));
  const text = words.toString('base64url');
  return `${text}.${signature(text)}`;
}

/** What a token opens; null where it was not made here, or its time is over. */
export function readPreviewToken(token: string, now = Date.now()): Preview | null {
  const [text = '', signed = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isEqual(signed, signature(text))) return null;
  const [uid, documentId, status, expires] = JSON.parse(
    Buffer.from(text, 'base64url').toString(),
  ) as [string, string, Preview['status'], number];
  return expires > now ? { uid, documentId, status } : null;
}

/** Its own key: a signature made for anything else with the same secret opens nothing here. */
function signature(text: string): string {
  return createHmac('sha256', `preview ${environment().secrets.adminJwtSecret}`)
    .update(text)
    .digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
