import type { ReactNode } from 'react';
import type { TextFieldProps } from '@/ui/forms/fields';
import { texts } from './texts';

type CodeFieldProps<Name extends string> = {
  /** The text field of the surrounding form. */
  field: (props: TextFieldProps<Name>) => ReactNode;
  name: Name;
  /** Whether to ask for a recovery code; null accepts either kind. */
  recovering: boolean | null;
};

const copy = texts.codeField;

const kinds = {
  app: { label: copy.app, hint: copy.appHint },
  recovery: { label: copy.recovery, hint: copy.recoveryHint },
  either: { label: copy.either, hint: copy.eitherHint },
} as const;

/** For the second factor. */
export function CodeField<Name extends string>({
  field: TextField,
  name,
  recovering,
}: CodeFieldProps<Name>) {
  const kind = recovering === null ? 'either' : recovering ? 'recovery' : 'app';
  return (
    <TextField
      {...kinds[kind]}
      name={name}
      required
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
