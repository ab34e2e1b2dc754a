import { compareSync, hashSync } from 'bcryptjs';
import type { PasswordTask } from './passwordThread';

/** Strapi's own value. */
const ROUNDS = 10;

export default ({ password, hash }: PasswordTask): string | boolean =>
  hash === undefined ? hashSync(password, ROUNDS) : compareSync(password, hash);
