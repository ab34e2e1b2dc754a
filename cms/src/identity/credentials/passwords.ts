import { runPasswordTask } from './passwordThread';

/**
 * Whether a password matches a hash, of this server or of an old site that was migrated. Without a hash it takes
 * just as long and returns false, so that the time does not reveal which accounts exist.
 * @throws HttpError 503 if too many passwords wait.
 */
export function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  return runPasswordTask<boolean>({ password, hash: hash ?? null });
}

/**
 * For storing. bcrypt reads at most 72 bytes: the input rules reject longer passwords.
 * @throws HttpError 503 if too many passwords wait.
 */
export function hashPassword(password: string): Promise<string> {
  return runPasswordTask<string>({ password });
}
