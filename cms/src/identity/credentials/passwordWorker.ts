import { compareSync, hashSync } from 'bcryptjs';
import { isOldHash, matchesHash, ROUNDS } from './oldHashes';
import type { PasswordTask } from './passwordThread';

/** A hash that matches no password, for comparisons that take the usual time. */
const decoy = '$2a$10$vLzGBp.LUYsnGBQGJy2eW.MqutQ3v83tdGBwt9kBciovChf2Fkfli';

export default ({ password, hash }: PasswordTask): string | boolean => {
  if (hash === undefined) return hashSync(password, ROUNDS);
  const matches = matchesHash(password, hash ?? decoy) && hash !== null;
  // An old hash may be faster, which would reveal that its account exists.
  if (hash !== null && isOldHash(hash)) compareSync(password, decoy);
  return matches;
};
