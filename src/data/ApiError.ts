/** What a failed call to the API is, whatever went wrong: an answer, the network or the time. */
export interface ApiErrorInit {
  /** The HTTP status; 0 where no answer came. */
  status: number;
  /** The server's word for the failure, e.g. `PriceChanged`; `NetworkError` and `Timeout` are ours. */
  code: string;
  /** Vietnamese and fit to show. */
  message: string;
  /** Messages by field path, e.g. `customer.email`. */
  fields?: Record<string, string>;
  details?: unknown;
  /** How long the server asks to be left alone, in ms. */
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
