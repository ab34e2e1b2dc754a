export interface ApiErrorInit {
  /** The HTTP status; 0 if there was no response. */
  status: number;
  /** The server's error name, e.g. `PriceChanged`; `NetworkError` and `Timeout` are ours. */
  code: string;
  /** Vietnamese; may be shown to the user. */
  message: string;
  fields?: Record<string, string>;
  details?: unknown;
  retryAfterMs?: number | undefined;
  /** The response's `X-Request-Id`, under which the server logged the request. */
  requestId?: string | undefined;
}

export class ApiError extends Error {
  declare readonly status: number;
  declare readonly code: string;
  declare readonly fields: Record<string, string>;
  declare readonly details: unknown;
  declare readonly retryAfterMs: number | undefined;
  declare readonly requestId: string | undefined;

  constructor({ message, ...facts }: ApiErrorInit) {
    super(message);
    Object.assign(this, { name: 'ApiError', fields: {}, ...facts });
  }
}
