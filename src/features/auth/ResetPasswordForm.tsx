import { useState } from 'react';
import { ApiError } from '@/data/ApiError';
import { resetPasswordInputRules } from '@/data/generated/inputRules/ResetPasswordInput';
import { contractForm } from '@/ui/forms/contractForm';
import { validateForm } from '@/ui/forms/formErrors';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { texts as passwordTexts } from './passwordTexts';
import { texts } from './texts';
import { useResetPassword } from './useResetPassword';

const { Form, TextField, useValues } = contractForm(resetPasswordInputRules);
const labels = passwordTexts.form;

type ResetPasswordFormProps = {
  /** From the emailed link; if absent, the user types it. */
  code?: string;
  onReset: () => void;
};

export const ResetPasswordForm = ({ code = '', onReset }: ResetPasswordFormProps) => {
  const reset = useResetPassword();
  const [codeShown, setCodeShown] = useState(code === '');
  return (
    <Form
      aria-label={labels.save}
      initial={{ code }}
      failed={labels.failed}
      onSubmit={async (input) => {
        try {
          await reset(input);
        } catch (error) {
          if (error instanceof ApiError && 'code' in error.fields) setCodeShown(true);
          throw error;
        }
        onReset();
      }}
    >
      {codeShown ? (
        <TextField
          name="code"
          label={labels.code}
          hint={labels.codeHint}
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ) : null}
      <PasswordField
        field={TextField}
        name="password"
        label={labels.password}
        autoComplete="new-password"
      />
      <PasswordField
        field={TextField}
        name="passwordConfirmation"
        label={labels.confirmation}
        autoComplete="new-password"
      />
      <TypedRules />
      <SubmitButton busy={labels.saving}>{labels.save}</SubmitButton>
      <noscript>{texts.needsScript}</noscript>
    </Form>
  );
};

type Values = ReturnType<typeof useValues>['values'];

const passwordError = (password: string): string | undefined =>
  validateForm<Values>(resetPasswordInputRules, { password }).password;

const TypedRules = () => {
  const { password, passwordConfirmation } = useValues().values;
  return (
    <PasswordRules
      length={passwordError('x') ?? ''}
      accepted={passwordError(password) === undefined}
      same={password !== '' && password === passwordConfirmation}
    />
  );
};
