import { loginInputRules } from '@iia/shared/generated/inputRules/LoginInput';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { PasswordField } from '@/features/auth/PasswordField';
import { texts } from '@/features/auth/texts';
import { useLogin } from './useLogin';

const { Form, TextField } = contractForm(loginInputRules);

type LoginFormProps = {
  identifier?: string;
  /** The password was right, and a code is needed too. */
  onChallenge: (challenge: string) => void;
};

/** Does not navigate: the page redirects once the session begins. */
export const LoginForm = ({ identifier = '', onChallenge }: LoginFormProps) => {
  const login = useLogin();
  return (
    <Form
      aria-label={texts.login}
      initial={{ identifier }}
      onSubmit={async (input) => {
        const challenge = await login(input);
        if (challenge !== null) onChallenge(challenge);
      }}
      failed={texts.loginFailed}
    >
      <TextField
        name="identifier"
        label={texts.identifier}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        field={TextField}
        name="password"
        label={texts.password}
        autoComplete="current-password"
      />
      <SubmitButton busy={texts.loggingIn}>{texts.login}</SubmitButton>
      <noscript>{texts.needsScript}</noscript>
    </Form>
  );
};
