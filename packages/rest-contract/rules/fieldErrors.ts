import { ValidationError, type Schema } from 'yup';

/** Validation messages by field path: `items.0.name`. An empty field is only reported as missing. */
export function fieldErrors(rules: Schema, value: unknown): Record<string, string> {
  try {
    rules.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    const fields: Record<string, string> = {};
    for (const { path = '', type, message } of all) {
      const name = path
        .split(/[.[\]]+/)
        .filter(Boolean)
        .join('.');
      if (!(name in fields) || type === 'required' || type === 'optionality') {
        fields[name] = message;
      }
    }
    return fields;
  }
}
