import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import type { LoginState } from '@/features/auth/loginState';
import { texts } from '@/features/auth/passwordTexts';
import { ResetPasswordForm } from './ResetPasswordForm';

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
