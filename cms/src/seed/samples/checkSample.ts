import { ValidationError } from 'yup';
import type { SampleFile } from './SampleFolder';

/** A schema of yup. */
export interface Rules<Source> {
  validateSync(value: unknown, options: { strict: true; abortEarly: false }): Source;
}

/**
 * Converts nothing: `"12"` is not a number.
 * @throws Error that lists the file and every wrong, missing or unknown field
 */
export function checkSample<Source>(rules: Rules<Source>, { name, content }: SampleFile): Source {
  try {
    return rules.validateSync(content, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`${name}: ${error.errors.join('; ')}`, { cause: error });
  }
}
