import { useEffect, useRef } from 'react';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';
import { Row } from '@/ui/Row';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { texts } from './passwordTexts';

type LetterSentProps = { email: string; onOther: () => void };

/** The request for a letter was taken: the same words whether or not there is such an account. */
export const LetterSent = ({ email, onOther }: LetterSentProps) => {
  const place = useRef<HTMLDivElement>(null);
  // The form with the focus in it is gone.
  useEffect(() => place.current?.focus(), []);
  const words = texts.forgot.sent;
  return (
    <Stack gap={6}>
      <div ref={place} tabIndex={-1}>
        <Notice tone="success" title={words.title}>
          {words.body(email)}
        </Notice>
      </div>
      <Text>{words.missing}</Text>
      <Row gap={3}>
        <ButtonLink to={paths.recoverPassword()}>{words.enterCode}</ButtonLink>
        <Button variant="secondary" onClick={onOther}>
          {words.other}
        </Button>
      </Row>
    </Stack>
  );
};
