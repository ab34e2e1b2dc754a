import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Sheet } from './Sheet';

/**
 * A workbook with a page for each table, made in a thread of its own: tens of thousands of rows
 * take seconds, in which the server answers everybody else.
 */
export function toXlsx(sheets: readonly Sheet[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(__dirname, 'xlsxWorker.js'), { workerData: sheets });
    worker.once('message', (book: Uint8Array) => resolve(Buffer.from(book)));
    worker.once('error', reject);
  });
}
