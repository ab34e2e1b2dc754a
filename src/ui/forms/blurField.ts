import type { FieldHelperProps } from 'formik';
import { afterPress } from './press';

/** The blur of a field: from now on its error may show, but not while something is pressed. */
export const blurField =
  <Value>({ setTouched }: FieldHelperProps<Value>) =>
  (): void =>
    afterPress(() => void setTouched(true));
