import { useEffect, useRef } from 'react';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';
import { Row } from '@/ui/Row';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { texts } from '@/features/auth/passwordTexts';

type ResetEmailSentProps = { email: string; onChangeEmail: () => void };

/** Shows the same text whether or not the account exists. */
export const ResetEmailSent = ({ email, onChangeEmail }: ResetEmailSentProps) => {
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
