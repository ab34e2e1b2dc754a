/** One bad field of an input, in the shape of Strapi's own validation errors. */
export interface FieldError {
  path: string[];
  message: string;
}

/**
 * A refusal that may be shown as it is: its message is Vietnamese and holds nothing secret.
 * Anything else that is thrown is answered with the plain words of its status.
 */
export class Fault extends Error {
  constructor(
    readonly status: number,
    /** The word clients tell refusals apart by, e.g. `PriceChanged`. */
    readonly code: string,
    message: string,
    readonly details: object = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = code;
  }
}

/** How many bad fields one answer names. */
export const MAX_REPORTED_ERRORS = 50;

/** 400: the input is bad, and where. */
export function badInput(errors: FieldError[]): Fault {
  const first = errors[0]?.message;
  const message =
    errors.length === 1 && first ? first : 'Thông tin gửi lên chưa đúng, vui lòng kiểm tra lại.';
  return new Fault(400, 'ValidationError', message, {
    errors: errors.slice(0, MAX_REPORTED_ERRORS),
  });
}

/** 400: one field or query parameter is bad. `path` is dotted. */
export function badField(path: string, message: string): Fault {
  return badInput([{ path: path.split('.'), message }]);
}
