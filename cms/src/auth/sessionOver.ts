import { Fault } from '../platform/errors/Fault';

/** The site leads to login and back. */
export function sessionOver(): Fault {
  return new Fault(401, 'UnauthorizedError', 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.');
}
