import type { ReactNode } from 'react';
import { registerInputRules } from '@iia/shared/generated/inputRules/RegisterInput';
import { RegisterDocument } from '@/data/generated/operations/pages/auth';
import { PasswordField } from '@/features/auth/PasswordField';
import { texts } from '@/features/auth/texts';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { useAction } from '@/data/useAction';

const { Form, TextField, CheckboxField } = contractForm(registerInputRules);

type RegisterFormProps = {
  /** Called with the email address of the new account. */
  onRegistered: (email: string) => void;
  /** The consent note shown above the button. */
  terms: ReactNode;
};

export const RegisterForm = ({ onRegistered, terms }: RegisterFormProps) => {
  // Registering does not log in, so no personal data may stay in this tab.
  const register = useAction(RegisterDocument, { fetchPolicy: 'no-cache' });
  return (
    <Form
      aria-label={texts.registerTitle}
      failed={texts.registerFailed}
      onSubmit={async (input) => {
        await register(input);
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
      <SubmitButton busy={texts.registering}>{texts.register}</SubmitButton>
      <noscript>{texts.needsScript}</noscript>
    </Form>
  );
};
