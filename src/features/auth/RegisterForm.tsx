import { Formik, useField, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { ApiError } from '@/data/ApiError';
import { registerInputRules } from '@/data/generated/inputRules/RegisterInput';
import type { RegisterInput } from '@/data/generated/types';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Form } from '@/ui/forms/Form';
import { validateForm } from '@/ui/forms/formErrors';
import { FormField } from '@/ui/forms/FormField';
import { refusalsOf, useShownError } from '@/ui/forms/refusals';
import { useHydrated } from '@/ui/useHydrated';
import { FormFailure } from './FormFailure';
import { PasswordField } from './PasswordField';
import { texts } from './texts';
import { useRegister } from './useRegister';

const initialValues: RegisterInput = {
  fullName: '',
  email: '',
  phone: '',
  username: '',
  password: '',
  consent: false,
};

const ConsentField = () => {
  const [{ value, ...field }, meta] = useField<boolean>('consent');
  const error = useShownError('consent', meta);
  return <Checkbox {...field} checked={value} label={texts.consent} error={error} />;
};

type RegisterFormProps = {
  /** The account stands; `email` is the address it was made with. */
  onRegistered: (email: string) => void;
};

/** The registration: what is wrong stands at its field, and nothing typed is lost. */
export const RegisterForm = ({ onRegistered }: RegisterFormProps) => {
  const register = useRegister();
  const hydrated = useHydrated();
  const [failure, setFailure] = useState<unknown>(null);

  const submit = async (values: RegisterInput, form: FormikHelpers<RegisterInput>) => {
    setFailure(null);
    form.setStatus(undefined);
    const input = registerInputRules.cast(values);
    try {
      await register(input);
      onRegistered(input.email);
    } catch (error) {
      setFailure(error);
      if (error instanceof ApiError) form.setStatus(refusalsOf(error.fields, values));
    }
  };

  return (
    <Formik
      initialValues={initialValues}
      validate={(values) => validateForm<RegisterInput>(registerInputRules, values)}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form aria-label={texts.registerTitle}>
          <FormFailure title={texts.registerFailed} error={failure} />
          <FormField name="fullName" label={texts.fullName} required autoComplete="name" />
          <FormField
            name="email"
            label={texts.email}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <FormField
            name="phone"
            label={texts.phone}
            hint={texts.phoneHint}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <FormField
            name="username"
            label={texts.username}
            hint={texts.usernameHint}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            label={texts.newPassword}
            hint={texts.newPasswordHint}
            autoComplete="new-password"
          />
          <ConsentField />
          <div>
            <Button type="submit" busy={isSubmitting} disabled={!hydrated}>
              {isSubmitting ? texts.registering : texts.register}
            </Button>
          </div>
          <noscript>{texts.needsScript}</noscript>
        </Form>
      )}
    </Formik>
  );
};
