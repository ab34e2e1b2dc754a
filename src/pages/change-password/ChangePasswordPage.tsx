import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { changePasswordInputRules } from '@iia/shared/generated/inputRules/ChangePasswordInput';
import { ChangePasswordDocument } from '@/data/generated/operations/pages/change-password';
import type { ChangePasswordInput } from '@/data/generated/types';
import { memberQueries } from '@/data/page/pageQueries';
import { startSession } from '@/data/session';
import { AccountFrame } from '@/features/account/AccountFrame';
import { NewPasswordFields } from '@/features/auth/NewPasswordFields';
import { PasswordField } from '@/features/auth/PasswordField';
import { useSession } from '@/features/auth/useSession';
import { paths } from '@/lib/paths';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { toast } from '@/ui/toast';

const texts = {
  title: 'Đổi mật khẩu',
  description: 'Đổi mật khẩu tài khoản của Quý khách.',
  lead: 'Sau khi đổi, mọi thiết bị khác đang đăng nhập vào tài khoản đều được đăng xuất.',
  form: 'Đổi mật khẩu',
  current: 'Mật khẩu hiện tại',
  save: 'Đổi mật khẩu',
  saving: 'Đang đổi mật khẩu…',
  failed: 'Chưa đổi được mật khẩu',
  changed: 'Đã đổi mật khẩu. Các thiết bị khác đã được đăng xuất.',
  forgotten: 'Không nhớ mật khẩu hiện tại?',
  reset: 'Đặt lại qua email',
} as const;

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

const ChangePasswordForm = ({ username, onChanged }: ChangePasswordFormProps) => {
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

const Narrow = styled(Stack)`
  max-width: 28rem;
`;

export const queries = memberQueries(() => ({}));

/** `/tai-khoan/doi-mat-khau` */
export function Component() {
  const { profile } = useSession();
  // Remounts the form, so that it is empty after a change.
  const [changes, setChanges] = useState(0);
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <Narrow gap={6}>
        <ChangePasswordForm
          key={changes}
          username={profile?.username ?? ''}
          onChanged={() => {
            setChanges(changes + 1);
            toast(texts.changed);
          }}
        />
        <Text size="sm">
          {texts.forgotten} <TextLink to={paths.forgotPassword()}>{texts.reset}</TextLink>
        </Text>
      </Narrow>
    </AccountFrame>
  );
}
