import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState, type FormEvent } from 'react';
import { usePanelAction } from '../usePanelQuery';
import type { PanelProps, SidePanel } from './PanelProps';
import { texts } from './texts';

const words = texts.secondFactor;

const PATH = '/content-manager/panel/second-factor/reset';

const Reset = ({ userId }: { userId: string }) => {
  const { post } = useFetchClient();
  const runAction = usePanelAction();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const reset = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    if (await runAction(() => post(PATH, { userId, reason }), words.done)) setReason('');
    setBusy(false);
  };
  return (
    <Flex
      tag="form"
      direction="column"
      alignItems="stretch"
      gap={2}
      width="100%"
      onSubmit={(event: FormEvent) => void reset(event)}
    >
      <Typography variant="pi" textColor="neutral600">
        {words.hint}
      </Typography>
      <Field.Root required>
        <Field.Label>{words.reason}</Field.Label>
        <TextInput
          value={reason}
          minLength={5}
          maxLength={300}
          onChange={({ target }: { target: HTMLInputElement }) => setReason(target.value)}
        />
      </Field.Root>
      <Button type="submit" variant="danger-light" loading={busy}>
        {words.action}
      </Button>
    </Flex>
  );
};

/** Resets the second factor of a user without authenticator app and recovery codes. */
export const SecondFactorPanel: SidePanel = ({ model, documentId }: PanelProps) => {
  if (model !== 'plugin::users-permissions.user' || !documentId) return null;
  return { title: words.title, content: <Reset key={documentId} userId={documentId} /> };
};
