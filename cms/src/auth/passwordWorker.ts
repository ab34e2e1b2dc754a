import { compareSync, hashSync } from 'bcryptjs';
import { parentPort } from 'node:worker_threads';
import type { PasswordWork } from './passwordThread';

/** As Strapi hashes. */
const ROUNDS = 10;

parentPort?.on('message', ({ password, hash }: PasswordWork) => {
  parentPort?.postMessage(
    hash === undefined ? hashSync(password, ROUNDS) : compareSync(password, hash),
  );
});
