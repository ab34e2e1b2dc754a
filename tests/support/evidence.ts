import type { CpeEvidence } from '@/data/generated/types';
import type { Reply } from './callAs';

/** Uploads evidence of CPE hours: its body is the file. */
export async function sendEvidence(
  { url }: { url: string },
  { token }: { token: string },
  content: string | Uint8Array,
  { name = 'Giấy.pdf', headers = {} }: { name?: string; headers?: Record<string, string> } = {},
) {
  const response = await fetch(`${url}/api/cpe/evidence?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/octet-stream',
      ...headers,
    },
    body: content as BodyInit,
  });
  return { status: response.status, ...((await response.json()) as Reply<CpeEvidence>) };
}
