import type { ReactNode } from 'react';
import type { Schema } from 'yup';
import { validateForm } from '@/ui/forms/formErrors';
import type { TextFieldProps } from '@/ui/forms/TextField';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { texts } from './passwordTexts';

interface Passwords {
  password: string;
  passwordConfirmation: string;
}

type NewPasswordFieldsProps = {
  /** The text field of the surrounding form. */
  field: (props: TextFieldProps<keyof Passwords>) => ReactNode;
  /** The generated rules of the form's input. */
  rules: Schema;
  values: Passwords;
};

export const NewPasswordFields = ({ field, rules, values }: NewPasswordFieldsProps) => {
  const { password, passwordConfirmation } = values;
  const errorOf = (typed: string) => validateForm<Passwords>(rules, { password: typed }).password;
  return (
    <>
      <PasswordField
        field={field}
        name="password"
        label={texts.form.password}
        autoComplete="new-password"
      />
      <PasswordField
        field={field}
        name="passwordConfirmation"
        label={texts.form.confirmation}
        autoComplete="new-password"
      />
      <PasswordRules
        length={errorOf('x') ?? ''}
        accepted={errorOf(password) === undefined}
        same={password !== '' && password === passwordConfirmation}
      />
    </>
  );
};
