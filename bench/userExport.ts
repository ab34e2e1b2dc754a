// The whole list of 100,000 members as CSV and XLSX, by staff over HTTP, on both databases: rows a second, the first
// byte, and how much more memory the API takes at most.
import { addBuyer, newStaff } from '../tests/support/members';
import { addItem } from '../tests/support/content';
import { callApi } from '../tests/support/api';
import { databases } from '../tests/support/database';
import { startApi, type TestApi } from '../tests/support/startApi';
import { fill } from './growth/fill';
import { report, type Figure } from './report';
import { residentMB } from './residentMB';

const MEMBERS = 100_000;
const ORDERS = 200_000;
const MOST_MEMORY_MB = 60;
const FIRST_BYTE_MS = 1_000;

interface Export {
  firstByteMs: number;
  ms: number;
  megabytes: number;
  memoryMB: number;
}

async function exportUsers(api: TestApi, token: string, format: string): Promise<Export> {
  const path = `/analysis/users/export?format=${format}`;
  const { body } = await callApi<{ data: { url: string } }>(api, path, { token });
  const before = residentMB(api.pid());
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, residentMB(api.pid()))), 20);
  const start = performance.now();
  let firstByteMs = Infinity;
  let bytes = 0;
  try {
    const response = await fetch(api.url + body.data.url);
    if (!response.ok || !response.body) throw new Error(`The export returned ${response.status}.`);
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      firstByteMs = Math.min(firstByteMs, performance.now() - start);
      bytes += chunk.byteLength;
    }
  } finally {
    clearInterval(watch);
  }
  const ms = performance.now() - start;
  return { firstByteMs, ms, megabytes: bytes / 2 ** 20, memoryMB: peak - before };
}

const figures: Figure[] = [];
for (const database of databases) {
  const api = await startApi({ database });
  try {
    const item = await addItem(api, 'course', { capacity: null });
    const owner = await addBuyer(api);
    if (!owner) throw new Error('There is no buyer.');
    await fill(api, { orders: ORDERS, members: MEMBERS }, { id: owner.id, orders: 1_000 }, item);
    const { token } = await newStaff(api);
    // Once before, so that what is loaded and compiled on first use is not counted.
    await exportUsers(api, token, 'csv');
    for (const format of ['csv', 'xlsx']) {
      const { firstByteMs, ms, megabytes, memoryMB } = await exportUsers(api, token, format);
      const of = `${MEMBERS.toLocaleString('en')} members as ${format}, ${database}`;
      figures.push(
        { what: `${of}: rows a second`, value: MEMBERS / (ms / 1000), unit: 'rows/s' },
        { what: `${of}: size`, value: megabytes, unit: 'MB' },
        {
          what: `${of}: first byte`,
          value: firstByteMs,
          unit: 'ms',
          bar: { atMost: FIRST_BYTE_MS },
        },
        {
          what: `${of}: additional memory`,
          value: memoryMB,
          unit: 'MB',
          bar: { atMost: MOST_MEMORY_MB },
        },
      );
    }
  } finally {
    await api.stop();
  }
}
report('userExport', figures);
