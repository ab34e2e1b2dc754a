import { compareSync, hashSync } from 'bcryptjs';
import { isCheaper, matchesHash, ROUNDS } from './oldHashes';
import type { PasswordTask } from './passwordThread';

/** A hash that matches no password, for comparisons that take the usual time. */
const decoy = '$2a$10$vLzGBp.LUYsnGBQGJy2eW.MqutQ3v83tdGBwt9kBciovChf2Fkfli';

export default ({ password, hash }: PasswordTask): string | boolean => {
  if (hash === undefined) return hashSync(password, ROUNDS);
  const matches = matchesHash(password, hash ?? decoy) && hash !== null;
  // Less time than for an unknown address would reveal that the account exists.
  if (hash !== null && isCheaper(hash)) compareSync(password, decoy);
  return matches;
};
