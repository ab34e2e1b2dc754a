import { ValidationError } from 'rest-contract/rules';
import type { AnyObject, InferType, ObjectSchema } from 'yup';
import {
  badField,
  badInput,
  MAX_REPORTED_ERRORS,
  type HttpError,
  type FieldError,
} from './HttpError';
import { trackReads } from './inputReads';

/**
 * Validates a request body and rejects unknown fields at any depth. Synchronous, which takes a third
 * of the time.
 * @returns the trimmed value with known fields only
 * @throws HttpError 400 with the path of every bad or unknown field
 */
export function checkInput<Rules extends ObjectSchema<AnyObject>>(
  rules: Rules,
  body: unknown,
): InferType<Rules> {
  if (!isObject(body)) throw badField('body', 'Nội dung gửi lên phải là một đối tượng JSON.');
  const unknown: FieldError[] = [];
  collectUnknown(rules, body, [], unknown);
  if (unknown.length > 0) throw badInput(unknown);
  try {
    return trackReads(rules.validateSync(body, { abortEarly: false }));
  } catch (error) {
    if (error instanceof ValidationError) throw ruleErrors(error);
    throw error;
  }
}

function ruleErrors({ inner }: ValidationError): HttpError {
  return badInput(
    inner.map(({ path, message }) => ({
      path: path?.split(/[.[\]]+/).filter(Boolean) ?? [],
      message,
    })),
  );
}

/** Recursion is bounded by the depth of the rules, not of the input. */
function collectUnknown(rules: unknown, value: unknown, path: string[], found: FieldError[]): void {
  const { fields, innerType } = rules as { fields?: Record<string, unknown>; innerType?: unknown };
  if (Array.isArray(value) && innerType) {
    value.forEach((each, index) => collectUnknown(innerType, each, [...path, `${index}`], found));
  }
  if (!isObject(value) || !fields) return;
  for (const [name, field] of Object.entries(value)) {
    if (found.length >= MAX_REPORTED_ERRORS) return;
    const fieldName = name.slice(0, 64);
    if (Object.hasOwn(fields, name))
      collectUnknown(fields[name], field, [...path, fieldName], found);
    else
      found.push({ path: [...path, fieldName], message: `Trường “${fieldName}” không được nhận.` });
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
