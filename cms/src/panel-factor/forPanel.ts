import { errors } from '@strapi/utils';
import { Fault } from '../platform/errors/Fault';

/** The panel shows messages of Strapi's own errors only. */
export function forPanel<Done>(work: () => Done): Done {
  try {
    return work();
  } catch (error) {
    if (error instanceof Fault) throw new errors.ValidationError(error.message, error.details);
    throw error;
  }
}
