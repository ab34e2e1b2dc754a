import { formatDateTime } from '@iia/shared/dates';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { changeEmailInputRules } from '@iia/shared/generated/inputRules/ChangeEmailInput';
import type { AccountSecurityQuery } from '@/data/generated/operations/data/session';
import {
  CancelEmailChangeDocument,
  ChangeEmailDocument,
} from '@/data/generated/operations/pages/security';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { useSession } from '@/features/auth/useSession';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { DefinitionList } from '@/ui/DefinitionList';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Notice } from '@/ui/Notice';
import { Stack, Row } from '@/ui/layout';
import { toast } from '@/ui/toast';
import { texts } from './texts';

const pendingCopy = texts.email;

type PendingEmailProps = {
  change: NonNullable<AccountSecurityQuery['accountSecurity']['emailChange']>;
};

const PendingEmail = ({ change: { email, until } }: PendingEmailProps) => {
  const [cancel, { loading }] = useMutation(CancelEmailChangeDocument);
  const stop = (): void => {
    cancel().then(
      () => toast(pendingCopy.cancelled),
      () => toast(pendingCopy.cancelFailed, 'error'),
    );
  };
  return (
    <Notice
      title={pendingCopy.pending(email)}
      action={
        <Row gap={3}>
          <ButtonLink variant="secondary" to={paths.confirmEmail()}>
            {pendingCopy.enterCode}
          </ButtonLink>
          <Button variant="secondary" busy={loading} onClick={stop}>
            {pendingCopy.cancel}
          </Button>
        </Row>
      }
    >
      {pendingCopy.pendingBody(formatDateTime(until))}
    </Notice>
  );
};

const copy = texts.email;

const { Form, TextField } = contractForm(changeEmailInputRules);

const Narrow = styled(Stack)`
  max-width: 32rem;
`;

type EmailSectionProps = { change: AccountSecurityQuery['accountSecurity']['emailChange'] };

export const EmailSection = ({ change }: EmailSectionProps) => {
  const { profile } = useSession();
  const { withReauthentication, confirmation } = useReauthentication();
  const [changeEmail] = useMutation(ChangeEmailDocument);
  // Remounts the form, so that it is empty after a change.
  const [changes, setChanges] = useState(0);
  return (
    <Narrow gap={6}>
      <DefinitionList items={[{ term: copy.current, description: profile?.email }]} />
      {change ? <PendingEmail change={change} /> : null}
      <Form
        key={changes}
        aria-label={copy.form}
        failed={copy.failed}
        onSubmit={async (input) => {
          await withReauthentication(() => changeEmail({ variables: { input } }));
          setChanges((before) => before + 1);
          toast(copy.confirmationSent(input.email));
        }}
      >
        <TextField
          name="email"
          label={copy.email}
          hint={copy.hint}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <SubmitButton busy={copy.changing}>{copy.change}</SubmitButton>
      </Form>
      {confirmation}
    </Narrow>
  );
};
