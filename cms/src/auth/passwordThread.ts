import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ShortQueue } from '../platform/limits/ShortQueue';

/** A password to hold against a hash, or to hash where there is none. */
export interface PasswordWork {
  password: string;
  hash?: string;
}

/** About three seconds of work: who comes later is told so at once. */
const queue = new ShortQueue(32);
let running: Worker | undefined;

/**
 * Hashes in a thread of its own: each hash is a tenth of a second of nothing else, in which the
 * server answers everybody else.
 * @throws Fault 503 where too many wait.
 */
export function askPasswordThread<Answer extends string | boolean>(
  work: PasswordWork,
): Promise<Answer> {
  return queue.run(async () => {
    const worker = (running ??= startWorker());
    const answered = once(worker, 'message');
    worker.postMessage(work);
    const [answer] = (await answered) as [Answer];
    return answer;
  });
}

function startWorker(): Worker {
  const worker = new Worker(join(__dirname, 'passwordWorker.js'));
  // One that has failed is gone: the next password starts another.
  worker.once('error', () => (running = undefined));
  // A server that ends waits for no passwords.
  worker.unref();
  return worker;
}
