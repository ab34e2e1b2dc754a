import { runPasswordTask } from './passwordThread';

/** The hash of a password that nobody has, which takes the same time to hold a password against. */
const decoy = '$2a$10$vLzGBp.LUYsnGBQGJy2eW.MqutQ3v83tdGBwt9kBciovChf2Fkfli';

/**
 * Whether a password is the one of a hash. Without a hash it takes just as long and answers no, so
 * that the time tells nobody which accounts exist.
 * @throws HttpError 503 where too many passwords wait.
 */
export async function isPassword(
  password: string,
  hash: string | null | undefined,
): Promise<boolean> {
  const matches = await runPasswordTask<boolean>({ password, hash: hash ?? decoy });
  return matches && Boolean(hash);
}

/**
 * For the database. bcrypt looks at no more than 72 bytes: the rules of the inputs refuse longer ones.
 * @throws HttpError 503 where too many passwords wait.
 */
export function hashPassword(password: string): Promise<string> {
  return runPasswordTask<string>({ password });
}
