import { useMutation } from '@apollo/client/react';
import { changePasswordInputRules } from '@iia/shared/generated/inputRules/ChangePasswordInput';
import { ChangePasswordDocument } from '@/data/generated/operations/pages/change-password';
import type { ChangePasswordInput } from '@/data/generated/types';
import { startSession } from '@/data/session';
import { NewPasswordFields } from '@/features/auth/NewPasswordFields';
import { PasswordField } from '@/features/auth/PasswordField';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { texts } from './texts';

/**
 * The server ends every session of the account and opens a new one for this browser.
 *
 * @returns a function that resolves once it is changed and rejects with an ApiError.
 */
function useChangePassword(): (input: ChangePasswordInput) => Promise<void> {
  const [change, { client }] = useMutation(ChangePasswordDocument, { fetchPolicy: 'no-cache' });
  return async (input) => {
    const { data } = await change({ variables: { input } });
    if (data) startSession(client, data.changePassword.jwt);
  };
}

const { Form, TextField, useValues } = contractForm(changePasswordInputRules);

const NewPassword = () => (
  <NewPasswordFields
    field={TextField}
    rules={changePasswordInputRules}
    values={useValues().values}
  />
);

type ChangePasswordFormProps = {
  /** For password managers. */
  username: string;
  onChanged: () => void;
};

export const ChangePasswordForm = ({ username, onChanged }: ChangePasswordFormProps) => {
  const changePassword = useChangePassword();
  return (
    <Form
      aria-label={texts.form}
      failed={texts.failed}
      onSubmit={async (input) => {
        await changePassword(input);
        onChanged();
      }}
    >
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <PasswordField
        field={TextField}
        name="currentPassword"
        label={texts.current}
        autoComplete="current-password"
      />
      <NewPassword />
      <SubmitButton busy={texts.saving}>{texts.save}</SubmitButton>
    </Form>
  );
};
