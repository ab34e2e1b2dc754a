import { forgotPasswordInputRules } from '@iia/shared/generated/inputRules/ForgotPasswordInput';
import { ForgotPasswordDocument } from '@/data/generated/operations/pages/auth';
import { texts as passwordTexts } from '@/features/auth/passwordTexts';
import { texts } from '@/features/auth/texts';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { useAction } from '@/data/useAction';

const { Form, TextField } = contractForm(forgotPasswordInputRules);

type ForgotPasswordFormProps = {
  email: string;
  /** The request was accepted, which does not reveal whether the account exists. */
  onSent: (email: string) => void;
};

export const ForgotPasswordForm = ({ email, onSent }: ForgotPasswordFormProps) => {
  const forgot = useAction(ForgotPasswordDocument, { fetchPolicy: 'no-cache' });
  const labels = passwordTexts.forgot;
  return (
    <Form
      aria-label={labels.title}
      initial={{ email }}
      failed={labels.failed}
      onSubmit={async (input) => {
        await forgot(input);
        onSent(input.email);
      }}
    >
      <TextField
        name="email"
        label={labels.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <SubmitButton busy={labels.sending}>{labels.send}</SubmitButton>
      <noscript>{texts.needsScript}</noscript>
    </Form>
  );
};
