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
}

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly details: unknown;
  readonly retryAfterMs: number | undefined;

  constructor({ status, code, message, fields = {}, details, retryAfterMs }: ApiErrorInit) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.details = details;
    this.retryAfterMs = retryAfterMs;
  }
}
