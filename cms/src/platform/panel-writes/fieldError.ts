import { errors } from '@strapi/utils';

/** An error that the panel displays beside a field. */
export const fieldError = (field: string, message: string): Error =>
  new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  });
