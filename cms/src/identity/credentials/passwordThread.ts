import { join } from 'node:path';
import { Piscina } from 'piscina';
import { HttpError } from '../../platform/errors/HttpError';

/** A password to compare with a hash (null matches none), or to hash if it is undefined. */
export interface PasswordTask {
  password: string;
  hash?: string | null;
}

/** About two seconds of hashing. */
const MAX_WAITING = 31;

let thread: Piscina<PasswordTask, string | boolean> | undefined;

/**
 * Hashes in a separate thread, one password at a time, in order: a hash takes some 60 ms of CPU,
 * during which the server stays responsive.
 * @throws HttpError 503 if too many wait
 */
export async function runPasswordTask<Result extends string | boolean>(
  task: PasswordTask,
): Promise<Result> {
  thread ??= new Piscina({
    filename: join(__dirname, 'passwordWorker.js'),
    minThreads: 1,
    maxThreads: 1,
    // Without it, Piscina moves the head of a queue to its tail each time the thread is busy.
    stricterFIFO: true,
  });
  if (thread.queueSize >= MAX_WAITING) throw busy();
  return (await thread.run(task)) as Result;
}

function busy(): HttpError {
  return new HttpError(
    503,
    'ServiceUnavailableError',
    'Hệ thống đang có nhiều người đăng nhập, Quý khách vui lòng thử lại sau vài giây.',
    {},
    { 'Retry-After': '5' },
  );
}
