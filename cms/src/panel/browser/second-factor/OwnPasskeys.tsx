import { Button, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { LoadFailed } from '../LoadFailed';
import { usePanelQuery } from '../usePanelQuery';
import { AddPasskey } from './AddPasskey';
import { knowsPasskeys } from './browserPasskeys';
import { PATH, type Passkey } from './calls';
import { PasskeyList } from './PasskeyList';
import { RemovePasskey } from './RemovePasskey';
import { texts } from './texts';

const words = texts.settings.passkeys;

/** Passkeys that can be used instead of a code. */
export const OwnPasskeys = () => {
  const { data, failed, refetch } = usePanelQuery<Passkey[]>(`${PATH}/passkeys`);
  const { toggleNotification } = useNotification();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey>();
  /** Receives the focus when a form closes. */
  const section = useRef<HTMLDivElement>(null);
  const close = () => {
    setAdding(false);
    setLeaving(undefined);
    section.current?.focus();
  };
  const done = (message: string) => {
    toggleNotification({ type: 'success', message });
    close();
    refetch();
  };
  return (
    <Flex
      ref={section}
      tabIndex={-1}
      role="group"
      aria-label={words.title}
      direction="column"
      alignItems="stretch"
      gap={4}
      style={{ outline: 'none' }}
    >
      <Typography tag="h2" variant="delta">
        {words.title}
      </Typography>
      <Typography textColor="neutral600">{words.why}</Typography>
      {!data &&
        (failed ? <LoadFailed refetch={refetch} /> : <Typography>{texts.loading}</Typography>)}
      {data && <PasskeyList passkeys={data} onRemove={setLeaving} />}
      {leaving ? (
        <RemovePasskey
          key={leaving.documentId}
          passkey={leaving}
          onRemoved={() => done(words.removed)}
          onCancel={close}
        />
      ) : adding ? (
        <AddPasskey onAdded={() => done(words.added)} onCancel={close} />
      ) : knowsPasskeys() ? (
        <Flex>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        </Flex>
      ) : (
        <Typography textColor="neutral600">{words.unsupported}</Typography>
      )}
    </Flex>
  );
};
