import { statusMessage } from '@iia/shared/statusMessages';
import type { FastifyReply } from 'fastify';

/** The host's own; where the content server has the same failure, the text is the same. */
const failures = {
  400: { name: 'BadRequest', message: 'Địa chỉ không đúng. Quý khách vui lòng kiểm tra lại.' },
  404: statusMessage(404),
  408: statusMessage(408),
  413: statusMessage(413),
  414: statusMessage(414),
  415: statusMessage(415),
  429: statusMessage(429),
  502: {
    name: 'BadGateway',
    message: 'Máy chủ trả lời không đúng. Quý khách vui lòng thử lại sau ít phút.',
  },
  503: {
    name: 'ServiceUnavailable',
    message: 'Máy chủ tạm thời chưa sẵn sàng. Quý khách vui lòng thử lại sau ít phút.',
  },
  504: {
    name: 'GatewayTimeout',
    message: 'Máy chủ trả lời quá chậm. Quý khách vui lòng thử lại sau ít phút.',
  },
};

export type FailureStatus = keyof typeof failures;

export function failureBody(status: FailureStatus) {
  return { data: null, error: { status, ...failures[status], details: {} } };
}

export function sendFailure(reply: FastifyReply, status: FailureStatus): FastifyReply {
  const { connection } = reply.getHeaders();
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  // A connection with an unread body cannot carry another call.
  if (connection === 'close') reply.header('connection', 'close');
  // Short enough for the client to retry a read by itself.
  if (status >= 500 || status === 429) reply.header('retry-after', '1');
  return reply.code(status).header('cache-control', 'no-store').send(failureBody(status));
}

export function refusalStatus(error: unknown): FailureStatus | null {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (!(status >= 400 && status < 500)) return null;
  return status in failures ? (status as FailureStatus) : 400;
}

export function upstreamStatus(error: Error): FailureStatus {
  // reply-from wraps unknown errors, e.g. a refused connection.
  const codes = `${codeOf(error)} ${codeOf(error.cause)}`;
  if (/TIMEOUT/.test(codes)) return 504;
  return /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ECONNRESET|UND_ERR_SOCKET|SERVICE_UNAVAILABLE/.test(
    codes,
  )
    ? 503
    : 502;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
