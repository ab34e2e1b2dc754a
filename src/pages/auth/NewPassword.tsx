import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from 'rest-contract';
import { resetPasswordInputRules } from '@iia/shared/generated/inputRules/ResetPasswordInput';
import { ResetPasswordDocument } from '@/data/generated/operations/pages/auth';
import type { ResetPasswordInput } from '@/data/generated/types';
import { endSession } from '@/data/session';
import type { LoginState } from '@/features/auth/loginState';
import { NewPasswordFields } from '@/features/auth/NewPasswordFields';
import { texts, texts as passwordTexts } from '@/features/auth/passwordTexts';
import { texts as authTexts } from '@/features/auth/texts';
import { paths } from '@/lib/paths';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';

/**
 * Sets a new password with an emailed code. This ends all sessions of the account, including this
 * browser's.
 *
 * @returns a function that resolves once the password is set and rejects with an ApiError.
 */
function useResetPassword(): (input: ResetPasswordInput) => Promise<void> {
  const [reset, { client }] = useMutation(ResetPasswordDocument, { fetchPolicy: 'no-cache' });
  return async (input) => {
    await reset({ variables: { input } });
    await endSession(client);
  };
}

const { Form, TextField, useValues } = contractForm(resetPasswordInputRules);
const labels = passwordTexts.form;

type ResetPasswordFormProps = {
  /** From the emailed link; if absent, the user types it. */
  code?: string;
  onReset: () => void;
};

const ResetPasswordForm = ({ code = '', onReset }: ResetPasswordFormProps) => {
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
      <PasswordInputs />
      <SubmitButton busy={labels.saving}>{labels.save}</SubmitButton>
      <noscript>{authTexts.needsScript}</noscript>
    </Form>
  );
};

const PasswordInputs = () => (
  <NewPasswordFields
    field={TextField}
    rules={resetPasswordInputRules}
    values={useValues().values}
  />
);

/** Sets a new password and continues to the login; offers a new email if the code has expired. */
export const NewPassword = ({ code }: { code?: string }) => {
  const navigate = useNavigate();
  return (
    <Stack gap={6}>
      <ResetPasswordForm
        code={code}
        onReset={() => {
          const state: LoginState = { reason: 'reset' };
          void navigate(paths.login(), { state, replace: true });
        }}
      />
      <Text size="sm">
        {texts.form.noEmail} <TextLink to={paths.forgotPassword()}>{texts.form.again}</TextLink>
      </Text>
    </Stack>
  );
};
