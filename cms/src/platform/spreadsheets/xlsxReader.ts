import { parentPort, workerData } from 'node:worker_threads';
import { readWorkbook } from './readWorkbook';

void readWorkbook(workerData as Uint8Array).then((rows) => parentPort?.postMessage(rows));
