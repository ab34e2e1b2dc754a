import { HttpError } from '../../platform/errors/HttpError';

/** The site redirects to login and back. */
export function sessionEnded(): HttpError {
  return new HttpError(
    401,
    'UnauthorizedError',
    'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.',
  );
}
