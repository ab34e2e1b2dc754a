import type { FieldHelperProps } from 'formik';
import { afterPress } from './press';

/** Delays the blur while something is pressed: the error it may show would move the target. */
export const blurField =
  <Value>({ setTouched }: FieldHelperProps<Value>) =>
  (): void =>
    afterPress(() => void setTouched(true));
