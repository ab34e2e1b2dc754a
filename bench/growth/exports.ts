import { callApi } from '../../tests/support/api';
import type { TestApi } from '../../tests/support/startApi';
import { residentMB } from '../lib/load';
import type { Figure } from '../lib/report';

const MOST_MEMORY_MB = 60;
const FIRST_BYTE_MS = 1_000;

/** The whole list of members as CSV and XLSX, by staff over HTTP: rows a second, first byte, and the API's peak memory. */
export async function measureExports(
  api: TestApi,
  members: number,
  token: string,
): Promise<Figure[]> {
  // Once before, so that what is loaded and compiled on first use is not counted.
  await exportUsers(api, token, 'csv');
  const figures: Figure[] = [];
  for (const format of ['csv', 'xlsx']) {
    const { firstByteMs, ms, memoryMB } = await exportUsers(api, token, format);
    const of = `${members.toLocaleString('en')} members as ${format}, ${api.database}`;
    figures.push(
      { what: `${of}: rows a second`, value: members / (ms / 1000), unit: 'rows/s' },
      { what: `${of}: first byte`, value: firstByteMs, unit: 'ms', bar: { atMost: FIRST_BYTE_MS } },
      {
        what: `${of}: additional memory`,
        value: memoryMB,
        unit: 'MB',
        bar: { atMost: MOST_MEMORY_MB },
      },
    );
  }
  return figures;
}

async function exportUsers(api: TestApi, token: string, format: string) {
  const path = `/analysis/users/export?format=${format}`;
  const { body } = await callApi<{ data: { url: string } }>(api, path, { token });
  const before = residentMB(api.pid());
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, residentMB(api.pid()))), 20);
  const start = performance.now();
  let firstByteMs = Infinity;
  try {
    const response = await fetch(api.url + body.data.url);
    if (!response.ok || !response.body) throw new Error(`The export returned ${response.status}.`);
    const chunks = response.body as unknown as AsyncIterable<Uint8Array>;
    for await (const { byteLength } of chunks) {
      if (byteLength > 0) firstByteMs = Math.min(firstByteMs, performance.now() - start);
    }
  } finally {
    clearInterval(watch);
  }
  return { firstByteMs, ms: performance.now() - start, memoryMB: peak - before };
}
