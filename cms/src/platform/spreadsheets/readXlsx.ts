import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { badField } from '../errors/HttpError';
import type { Sheet } from './Cell';
import { spreadsheetTexts } from './spreadsheetTexts';
import { TOO_LARGE } from './tooLarge';

const TIMEOUT_MS = 10_000;

/**
 * Reads the longest sheet's rows. Formulas are not evaluated: a cell has the value stored in the
 * file. Runs in a worker with limited time and memory.
 * @throws HttpError 400 for a broken or oversized file
 */
export function readXlsx(file: Buffer): Promise<Sheet> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(__dirname, 'xlsxReader.js'), {
      workerData: new Uint8Array(file),
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const fail = (message: string = spreadsheetTexts.notReadable): void =>
      reject(badField('content', message));
    const timer = setTimeout(() => {
      fail(spreadsheetTexts.tooLarge);
      void worker.terminate();
    }, TIMEOUT_MS);
    worker.once('message', (result: Sheet | typeof TOO_LARGE) => {
      if (result === TOO_LARGE) fail(spreadsheetTexts.tooLarge);
      else resolve(result);
    });
    worker.once('error', () => fail());
    worker.once('exit', () => {
      clearTimeout(timer);
      fail();
    });
  });
}
