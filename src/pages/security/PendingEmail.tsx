import { useMutation } from '@apollo/client/react';
import type { AccountSecurityQuery } from '@/data/generated/operations/AccountSecurity';
import { CancelEmailChangeDocument } from '@/data/generated/operations/CancelEmailChange';
import { formatDateTime } from '@iia/shared/dates';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';
import { Row } from '@/ui/Row';
import { toast } from '@/ui/toast';
import { texts } from './texts';

const copy = texts.email;

type PendingEmailProps = {
  change: NonNullable<AccountSecurityQuery['accountSecurity']['emailChange']>;
};

export const PendingEmail = ({ change: { email, until } }: PendingEmailProps) => {
  const [cancel, { loading }] = useMutation(CancelEmailChangeDocument);
  const stop = (): void => {
    cancel().then(
      () => toast(copy.cancelled),
      () => toast(copy.cancelFailed, 'error'),
    );
  };
  return (
    <Notice
      title={copy.pending(email)}
      action={
        <Row gap={3}>
          <ButtonLink variant="secondary" to={paths.confirmEmail()}>
            {copy.enterCode}
          </ButtonLink>
          <Button variant="secondary" busy={loading} onClick={stop}>
            {copy.cancel}
          </Button>
        </Row>
      }
    >
      {copy.pendingBody(formatDateTime(until))}
    </Notice>
  );
};
