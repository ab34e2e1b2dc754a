import type { FastifyReply } from 'fastify';

const failures = {
  400: ['BadRequest', 'Địa chỉ không đúng. Quý khách vui lòng kiểm tra lại.'],
  404: ['NotFoundError', 'Không tìm thấy nội dung Quý khách cần.'],
  408: ['RequestTimeoutError', 'Yêu cầu đến quá chậm, vui lòng thử lại.'],
  413: [
    'PayloadTooLargeError',
    'Nội dung gửi lên quá lớn. Quý khách vui lòng chọn tệp nhỏ hơn hoặc rút ngắn nội dung.',
  ],
  414: ['UriTooLongError', 'Địa chỉ yêu cầu quá dài.'],
  415: ['UnsupportedMediaTypeError', 'Nội dung gửi lên phải là JSON.'],
  429: ['RateLimitError', 'Quý khách thao tác quá nhanh, vui lòng thử lại sau ít phút.'],
  502: ['BadGateway', 'Máy chủ trả lời không đúng. Quý khách vui lòng thử lại sau ít phút.'],
  503: [
    'ServiceUnavailable',
    'Máy chủ tạm thời chưa sẵn sàng. Quý khách vui lòng thử lại sau ít phút.',
  ],
  504: ['GatewayTimeout', 'Máy chủ trả lời quá chậm. Quý khách vui lòng thử lại sau ít phút.'],
} as const;

export type FailureStatus = keyof typeof failures;

export function failureBody(status: FailureStatus) {
  const [name, message] = failures[status];
  return { data: null, error: { status, name, message, details: {} } };
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
