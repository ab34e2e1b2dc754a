import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { registerInputRules } from '@iia/shared/generated/inputRules/RegisterInput';
import { RegisterDocument } from '@/data/generated/operations/pages/auth';
import { useAction } from '@/data/useAction';
import type { LoginState } from '@/features/auth/loginState';
import { PasswordField } from '@/features/auth/PasswordField';
import { texts } from '@/features/auth/texts';
import { useSession } from '@/features/auth/useSession';
import { LegalNote } from '@/features/legal/LegalNote';
import { paths } from '@/lib/paths';
import { safeReturnTo } from '@/lib/safeReturnTo';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { PageMeta } from '@/ui/PageMeta';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { AuthFrame } from './AuthFrame';
import { clearRegisterDraft, useRegisterDraft } from './useRegisterDraft';

const { Form, TextField, CheckboxField, useValues } = contractForm(registerInputRules);

const Draft = () => {
  useRegisterDraft(useValues());
  return null;
};

type RegisterFormProps = {
  /** Called with the email address of the new account. */
  onRegistered: (email: string) => void;
  /** The consent note shown above the button. */
  terms: ReactNode;
};

const RegisterForm = ({ onRegistered, terms }: RegisterFormProps) => {
  // Registering does not log in, so no personal data may stay in this tab.
  const register = useAction(RegisterDocument, { fetchPolicy: 'no-cache' });
  return (
    <Form
      aria-label={texts.registerTitle}
      failed={texts.registerFailed}
      onSubmit={async (input) => {
        await register(input);
        clearRegisterDraft();
        onRegistered(input.email);
      }}
    >
      <TextField name="fullName" label={texts.fullName} required autoComplete="name" />
      <TextField
        name="email"
        label={texts.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        name="phone"
        label={texts.phone}
        hint={texts.phoneHint}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        name="username"
        label={texts.username}
        hint={texts.usernameHint}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        field={TextField}
        name="password"
        label={texts.newPassword}
        hint={texts.newPasswordHint}
        autoComplete="new-password"
      />
      <CheckboxField name="consent" label={texts.consent} />
      {terms}
      <Draft />
      <SubmitButton busy={texts.registering}>{texts.register}</SubmitButton>
      <noscript>{texts.needsScript}</noscript>
    </Form>
  );
};

export const parameters = ['returnTo'];

/** `/dang-ky`: continues to the login with the new email address filled in. */
export function Component() {
  const { isLogin } = useSession();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [search] = useSearchParams();
  const returnTo = safeReturnTo(search.get('returnTo'));

  if (isLogin) return <Navigate to={returnTo + hash} replace />;
  return (
    <AuthFrame title={texts.registerTitle} lead={texts.registerLead}>
      <PageMeta
        title={texts.registerTitle}
        description={texts.registerDescription}
        canonical={paths.register()}
      />
      <Stack gap={6}>
        <RegisterForm
          terms={<LegalNote act={texts.byRegistering} pages={['terms', 'privacy']} />}
          onRegistered={(identifier) => {
            const state: LoginState = { reason: 'registered', identifier };
            void navigate(paths.login(returnTo) + hash, { state });
          }}
        />
        <Text size="sm">
          {texts.hasAccount} <TextLink to={paths.login(returnTo) + hash}>{texts.login}</TextLink>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
