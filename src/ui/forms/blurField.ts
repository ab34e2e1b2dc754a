import type { FieldHelperProps } from 'formik';
import { afterPointerPress } from './pointerPress';

/** Delays the blur while a pointer is pressed: the error it may show would move the target. */
export const blurField =
  <Value>({ setTouched }: FieldHelperProps<Value>) =>
  (): void =>
    afterPointerPress(() => void setTouched(true));
