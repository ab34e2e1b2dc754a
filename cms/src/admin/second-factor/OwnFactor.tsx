import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useState, type FormEvent } from 'react';
import { usePanelQuery } from '../usePanelQuery';
import { AppSetUp } from './AppSetUp';
import { Codes } from './Codes';
import { renewCodes, startFactor, type OwnFactor as Factor, type Setup } from './calls';
import { texts } from './texts';
import { useAttempt } from './useAttempt';

const words = texts.settings;

/** Another app, or other recovery codes, for the password and a code. */
export const OwnFactor = () => {
  const { data, refetch } = usePanelQuery<Factor>('/content-manager/panel/own-factor');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { busy, refusal, run } = useAttempt();
  const showCodes = (next: readonly string[]) => {
    setCodes(next);
    setSetup(undefined);
    refetch();
  };
  const prove = (work: (proof: { password: string; code: string }) => Promise<void>) =>
    run(async () => {
      await work({ password, code });
      setPassword('');
      setCode('');
    });
  const changeApp = () => prove(async (proof) => setSetup(await startFactor(proof)));
  const renew = () => prove(async (proof) => showCodes(await renewCodes(proof)));
  if (codes) {
    return <Codes email={data?.email ?? ''} codes={codes} onDone={() => setCodes(undefined)} />;
  }
  if (setup) return <AppSetUp setup={setup} onCodes={showCodes} />;
  const incomplete = password === '' || code.trim().length < 6;
  return (
    <Flex
      tag="form"
      direction="column"
      alignItems="stretch"
      gap={4}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void changeApp();
      }}
    >
      {data && <Typography>{words.codesLeft(data.recoveryCodesLeft)}</Typography>}
      <Typography textColor="neutral600">{words.why}</Typography>
      {refusal !== undefined && (
        <Typography role="alert" textColor="danger600">
          {refusal}
        </Typography>
      )}
      <Field.Root required name="password">
        <Field.Label>{words.password}</Field.Label>
        <TextInput
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }: { target: HTMLInputElement }) => setPassword(target.value)}
        />
      </Field.Root>
      <Field.Root required name="code">
        <Field.Label>{texts.code}</Field.Label>
        <TextInput
          autoComplete="one-time-code"
          maxLength={20}
          value={code}
          onChange={({ target }: { target: HTMLInputElement }) => setCode(target.value)}
        />
      </Field.Root>
      <Flex gap={3} wrap="wrap">
        <Button type="submit" loading={busy} disabled={incomplete}>
          {words.change}
        </Button>
        <Button
          variant="secondary"
          loading={busy}
          disabled={incomplete}
          onClick={() => void renew()}
        >
          {words.renew}
        </Button>
      </Flex>
    </Flex>
  );
};
