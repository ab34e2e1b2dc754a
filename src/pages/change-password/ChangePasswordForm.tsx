import { changePasswordInputRules } from '@/data/generated/inputRules/ChangePasswordInput';
import { NewPasswordFields } from '@/features/auth/NewPasswordFields';
import { PasswordField } from '@/features/auth/PasswordField';
import { useChangePassword } from './useChangePassword';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { texts } from './texts';

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
