import { runPasswordTask } from './passwordThread';

/** A hash that matches no password, for comparisons that take the same time. */
const decoy = '$2a$10$vLzGBp.LUYsnGBQGJy2eW.MqutQ3v83tdGBwt9kBciovChf2Fkfli';

/**
 * Whether a password matches a hash. Without a hash it takes just as long and returns false, so that
 * the time does not reveal which accounts exist.
 * @throws HttpError 503 if too many passwords wait.
 */
export async function isPassword(
  password: string,
  hash: string | null | undefined,
): Promise<boolean> {
  const matches = await runPasswordTask<boolean>({ password, hash: hash ?? decoy });
  return matches && Boolean(hash);
}

/**
 * For storing. bcrypt reads at most 72 bytes: the input rules reject longer passwords.
 * @throws HttpError 503 if too many passwords wait.
 */
export function hashPassword(password: string): Promise<string> {
  return runPasswordTask<string>({ password });
}
