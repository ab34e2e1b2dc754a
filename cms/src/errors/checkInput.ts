import type { InferType, ObjectSchema } from 'yup';
import { badField, badInput } from './Fault';

/**
 * Holds a request body against the rules of an input.
 * @returns the trimmed value with the fields of the rules only.
 * @throws Fault 400 with the path of every bad or unknown field.
 */
export async function checkInput<Rules extends ObjectSchema<object>>(
  rules: Rules,
  body: unknown,
): Promise<InferType<Rules>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badField('body', 'Nội dung gửi lên phải là một đối tượng JSON.');
  }
  const unknown = Object.keys(body).filter((key) => !Object.hasOwn(rules.fields, key));
  if (unknown.length > 0) {
    throw badInput(
      unknown.slice(0, 20).map((key) => ({
        path: [key.slice(0, 64)],
        message: `Trường “${key.slice(0, 64)}” không được nhận.`,
      })),
    );
  }
  return rules.validate(body, { abortEarly: false });
}
