import { errors } from '@strapi/utils';
import { HttpError } from '../../platform/errors/HttpError';

/** The panel displays only messages of Strapi's own errors. */
export async function forPanel<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, message, details } = error;
    if (status === 429) throw new errors.RateLimitError(message, details);
    throw new errors.ValidationError(message, details);
  }
}
