import { Formik } from 'formik';
import { useState } from 'react';
import { loginInputRules } from '@/data/generated/inputRules/LoginInput';
import type { LoginInput } from '@/data/generated/types';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/forms/Form';
import { validateForm } from '@/ui/forms/formErrors';
import { FormField } from '@/ui/forms/FormField';
import { useHydrated } from '@/ui/useHydrated';
import { FormFailure } from './FormFailure';
import { PasswordField } from './PasswordField';
import { texts } from './texts';
import { useLogin } from './useLogin';

/** The login. Who succeeds is led on by the page, which sees the session begin. */
export const LoginForm = ({ identifier = '' }: { identifier?: string }) => {
  const login = useLogin();
  const hydrated = useHydrated();
  const [failure, setFailure] = useState<unknown>(null);
  const initialValues: LoginInput = { identifier, password: '' };

  const submit = async (values: LoginInput) => {
    setFailure(null);
    try {
      await login(loginInputRules.cast(values));
    } catch (error) {
      setFailure(error);
    }
  };

  return (
    <Formik
      initialValues={initialValues}
      validate={(values) => validateForm<LoginInput>(loginInputRules, values)}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form aria-label={texts.login}>
          <FormFailure title={texts.loginFailed} error={failure} />
          <FormField
            name="identifier"
            label={texts.identifier}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField label={texts.password} autoComplete="current-password" />
          <div>
            <Button type="submit" busy={isSubmitting} disabled={!hydrated}>
              {isSubmitting ? texts.loggingIn : texts.login}
            </Button>
          </div>
          <noscript>{texts.needsScript}</noscript>
        </Form>
      )}
    </Formik>
  );
};
