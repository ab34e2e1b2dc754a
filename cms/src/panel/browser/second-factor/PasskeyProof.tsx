import { Button, Flex, Typography } from '@strapi/design-system';
import { useEffect, useRef } from 'react';
import { knowsPasskeys, showPasskey } from './browserPasskeys';
import { requestPasskey, proveByPasskey } from './calls';
import { texts } from './texts';
import { useAttempt } from './useAttempt';

const words = texts.passkey;

/** Renders nothing if the browser does not support passkeys. */
export const PasskeyProof = ({ onProved }: { onProved: () => void }) => {
  const { busy, refusal, run } = useAttempt();
  const button = useRef<HTMLButtonElement>(null);
  // It was disabled while busy, and lost the focus.
  useEffect(() => {
    if (refusal) button.current?.focus();
  }, [refusal]);
  if (!knowsPasskeys()) return null;
  const prove = async () => {
    const proved = await run(async () => {
      await proveByPasskey(await showPasskey(await requestPasskey()));
    });
    if (proved) onProved();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography textColor="neutral600">{words.why}</Typography>
      <Button
        ref={button}
        variant="secondary"
        fullWidth
        loading={busy}
        onClick={() => void prove()}
      >
        {words.use}
      </Button>
      {refusal && (
        <Typography role="alert" textColor="danger600">
          {refusal.message}
        </Typography>
      )}
    </Flex>
  );
};
