import { Button, Flex, Typography } from '@strapi/design-system';
import { useState, type FormEvent } from 'react';
import { usePanelQuery } from '../usePanelQuery';
import { AppSetUp } from './AppSetUp';
import { Codes } from './Codes';
import { PATH, renewCodes, startFactor, type OwnFactor as Factor, type Setup } from './calls';
import { ProofFields, useProof } from './ProofFields';
import { texts } from './texts';

const words = texts.settings;

/** Replaces the app or the recovery codes, after the password and a code. */
export const OwnFactor = () => {
  const { data, refetch } = usePanelQuery<Factor>(PATH);
  const { prove, busy, incomplete, ...proof } = useProof();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const showCodes = (next: readonly string[]) => {
    setCodes(next);
    setSetup(undefined);
    refetch();
  };
  const changeApp = () => prove(async (given) => setSetup(await startFactor(given)));
  const renew = () => prove(async (given) => showCodes(await renewCodes(given)));
  if (codes) {
    return <Codes email={data?.email ?? ''} codes={codes} onDone={() => setCodes(undefined)} />;
  }
  if (setup) return <AppSetUp setup={setup} onCodes={showCodes} />;
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
      <ProofFields {...proof} />
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
