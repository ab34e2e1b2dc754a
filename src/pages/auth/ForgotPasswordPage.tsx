import { useState, useEffect, useRef } from 'react';
import { forgotPasswordInputRules } from '@iia/shared/generated/inputRules/ForgotPasswordInput';
import { ForgotPasswordDocument } from '@/data/generated/operations/pages/auth';
import { useAction } from '@/data/useAction';
import { texts, texts as passwordTexts } from '@/features/auth/passwordTexts';
import { texts as authTexts } from '@/features/auth/texts';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Notice } from '@/ui/Notice';
import { PageMeta } from '@/ui/PageMeta';
import { Stack, Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { AuthFrame } from './AuthFrame';

const { Form, TextField } = contractForm(forgotPasswordInputRules);

type ForgotPasswordFormProps = {
  email: string;
  /** The request was accepted, which does not reveal whether the account exists. */
  onSent: (email: string) => void;
};

const ForgotPasswordForm = ({ email, onSent }: ForgotPasswordFormProps) => {
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
      <noscript>{authTexts.needsScript}</noscript>
    </Form>
  );
};

type ResetEmailSentProps = { email: string; onChangeEmail: () => void };

/** Shows the same text whether or not the account exists. */
const ResetEmailSent = ({ email, onChangeEmail }: ResetEmailSentProps) => {
  const notice = useRef<HTMLDivElement>(null);
  // The focused form is gone.
  useEffect(() => notice.current?.focus(), []);
  const copy = texts.forgot.sent;
  return (
    <Stack gap={6}>
      <div ref={notice} tabIndex={-1}>
        <Notice tone="success" title={copy.title}>
          {copy.body(email)}
        </Notice>
      </div>
      <Text>{copy.missing}</Text>
      <Row gap={3}>
        <ButtonLink to={paths.recoverPassword()}>{copy.enterCode}</ButtonLink>
        <Button variant="secondary" onClick={onChangeEmail}>
          {copy.other}
        </Button>
      </Row>
    </Stack>
  );
};

const copy = texts.forgot;

/** `/quen-mat-khau` */
export function Component() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  return (
    <AuthFrame title={copy.title} lead={copy.lead} aside={texts.how}>
      <PageMeta
        title={copy.title}
        description={copy.description}
        canonical={paths.forgotPassword()}
        noindex
      />
      {sent ? (
        <ResetEmailSent email={email} onChangeEmail={() => setSent(false)} />
      ) : (
        <Stack gap={6}>
          <ForgotPasswordForm
            email={email}
            onSent={(address) => {
              setEmail(address);
              setSent(true);
            }}
          />
          <Text size="sm">
            {copy.remembered} <TextLink to={paths.login()}>{copy.toLogin}</TextLink>
          </Text>
        </Stack>
      )}
    </AuthFrame>
  );
}
