export interface FieldError {
  path: string[];
  message: string;
}

/** Safe to show: a Vietnamese message without secrets. Other errors get their status' generic one. */
export class HttpError extends Error {
  /** Whether a call that failed with a 5xx certainly changed nothing, so that no page is purged. */
  readonly wroteNothing: boolean = false;

  constructor(
    readonly status: number,
    /** Machine-readable code, e.g. `PriceChanged`. */
    readonly code: string,
    message: string,
    readonly details: object = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = code;
  }
}

export const MAX_REPORTED_ERRORS = 50;

export function badInput(errors: FieldError[]): HttpError {
  const first = errors[0]?.message;
  const message =
    errors.length === 1 && first ? first : 'Thông tin gửi lên chưa đúng, vui lòng kiểm tra lại.';
  return new HttpError(400, 'ValidationError', message, {
    errors: errors.slice(0, MAX_REPORTED_ERRORS),
  });
}

/** 400 for one field or query parameter; `path` is dotted. */
export function badField(path: string, message: string): HttpError {
  return badInput([{ path: path.split('.'), message }]);
}
