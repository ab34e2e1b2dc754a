import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { loginInputRules } from '@iia/shared/generated/inputRules/LoginInput';
import { readLoginState } from '@/features/auth/loginState';
import { PasskeyButton } from '@/features/auth/PasskeyButton';
import { PasswordField } from '@/features/auth/PasswordField';
import { texts } from '@/features/auth/texts';
import { usePasskeyLogin } from '@/features/auth/usePasskeyLogin';
import { useSession } from '@/features/auth/useSession';
import { paths } from '@/lib/paths';
import { safeReturnTo } from '@/lib/safeReturnTo';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Notice } from '@/ui/Notice';
import { PageMeta } from '@/ui/PageMeta';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { AuthFrame } from './AuthFrame';
import { SecondStepForm } from './SecondStepForm';
import { useLogin } from './useLogin';

const { Form, TextField } = contractForm(loginInputRules);

type LoginFormProps = {
  identifier?: string;
  /** The password was right, and a code is needed too. */
  onChallenge: (challenge: string) => void;
};

/** Does not navigate: the page redirects once the session begins. */
const LoginForm = ({ identifier = '', onChallenge }: LoginFormProps) => {
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

const step = texts.secondStep;

export const parameters = ['returnTo'];

/** `/dang-nhap`: redirects to `returnTo` once logged in. */
export function Component() {
  const { isLogin } = useSession();
  // A fragment belongs to the page to return to: guards leave it here, since a query reaches logs.
  const { state, hash } = useLocation();
  const [search] = useSearchParams();
  const returnTo = safeReturnTo(search.get('returnTo'));
  const loginState = readLoginState(state);
  const notice = loginState ? texts[loginState.reason] : returnTo === '/' ? null : texts.loginFirst;

  // Kept only in memory.
  const [challenge, setChallenge] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const loginByPasskey = usePasskeyLogin();

  if (isLogin) return <Navigate to={returnTo + hash} replace />;
  const meta = (
    <PageMeta
      title={texts.loginTitle}
      description={texts.loginDescription}
      canonical={paths.login()}
      noindex
    />
  );
  if (challenge !== null) {
    return (
      <AuthFrame title={step.title} lead={step.lead} aside={step.aside}>
        {meta}
        <Stack gap={6}>
          <SecondStepForm
            challenge={challenge}
            onOver={() => {
              setChallenge(null);
              setOver(true);
            }}
          />
          <PasskeyButton label={texts.passkey.login} onPress={loginByPasskey} />
        </Stack>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={texts.loginTitle} lead={texts.loginLead}>
      {meta}
      <Stack gap={6}>
        {over ? (
          <Notice tone="warning" title={step.over.title}>
            {step.over.body}
          </Notice>
        ) : notice ? (
          <Notice title={notice.title}>{notice.body}</Notice>
        ) : null}
        <LoginForm identifier={loginState?.identifier} onChallenge={setChallenge} />
        <PasskeyButton label={texts.passkey.login} onPress={loginByPasskey} />
        <Text size="sm">
          <TextLink to={paths.forgotPassword()}>{texts.forgot}</TextLink>
        </Text>
        <Text size="sm">
          {texts.noAccount}{' '}
          <TextLink to={paths.register(returnTo) + hash}>{texts.toRegister}</TextLink>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
