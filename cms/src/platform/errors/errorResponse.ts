import { HttpError } from './HttpError';
import { statusMessage } from '@iia/shared/statusMessages';

interface ErrorResponse {
  status: number;
  headers: Record<string, string>;
  body: {
    data: null;
    error: { status: number; name: string; message: string; details: object };
  };
}

/** Contains only what is safe to show. */
export function errorResponse(thrown: unknown): ErrorResponse {
  if (thrown instanceof HttpError) return responseOf(thrown);
  return statusResponse(statusOf(thrown));
}

export function statusResponse(status: number): ErrorResponse {
  const { name, message } = statusMessage(status);
  return {
    status,
    headers: {},
    body: { data: null, error: { status, name, message, details: {} } },
  };
}

function responseOf({ status, code, message, details, headers }: HttpError): ErrorResponse {
  return { status, headers, body: { data: null, error: { status, name: code, message, details } } };
}

/** Strapi errors that carry no status. */
const statusOfName: Record<string, number> = {
  UnauthorizedError: 401,
  ForbiddenError: 403,
  PolicyError: 403,
  NotFoundError: 404,
  PayloadTooLargeError: 413,
  RateLimitError: 429,
  NotImplementedError: 501,
  ValidationError: 400,
  YupValidationError: 400,
  PaginationError: 400,
  ApplicationError: 400,
};

function statusOf(thrown: unknown): number {
  if (!(thrown instanceof Error)) return 500;
  const { status } = thrown as { status?: unknown };
  if (typeof status === 'number' && status >= 400 && status < 600) return status;
  return statusOfName[thrown.name] ?? 500;
}
