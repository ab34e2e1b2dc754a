import { isTransient } from './isTransient';

const ATTEMPTS = 8;

/** Runs a transaction again if it failed for a transient reason, e.g. a busy database. */
export async function retryTransient<Done>(transaction: () => Promise<Done>): Promise<Done> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
    }
  }
}
