import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Sheet } from './Sheet';

/** One worksheet per table. Runs in a worker: tens of thousands of rows take seconds of CPU. */
export function toXlsx(sheets: readonly Sheet[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(__dirname, 'xlsxWorker.js'), { workerData: sheets });
    worker.once('message', (book: Uint8Array) => resolve(Buffer.from(book)));
    worker.once('error', reject);
  });
}
