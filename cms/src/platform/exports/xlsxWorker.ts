import { parentPort, workerData } from 'node:worker_threads';
import type { Sheet } from './Sheet';
import { writeWorkbook } from './writeWorkbook';

void writeWorkbook(workerData as readonly Sheet[]).then((book) => parentPort?.postMessage(book));
