import { compareSync, hashSync } from 'bcryptjs';
import type { PasswordTask } from './passwordThread';

/** What Strapi uses. */
const ROUNDS = 10;

export default ({ password, hash }: PasswordTask): string | boolean =>
  hash === undefined ? hashSync(password, ROUNDS) : compareSync(password, hash);
