import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { AccountSecurityQuery } from '@/data/generated/operations/AccountSecurity';
import { ReplaceRecoveryCodesDocument } from '@/data/generated/operations/ReplaceRecoveryCodes';
import {
  StartSecondFactorDocument,
  type StartSecondFactorMutation,
} from '@/data/generated/operations/StartSecondFactor';
import { TurnOffSecondFactorDocument } from '@/data/generated/operations/TurnOffSecondFactor';
import { useFreshSession } from '@/features/auth/useFreshSession';
import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/Stack';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondFactorOn } from './SecondFactorOn';
import { SecondFactorSetUp } from './SecondFactorSetUp';
import { texts } from './texts';

const copy = texts.secondFactor;

type Setup = StartSecondFactorMutation['startSecondFactor'];

type SecondFactorSectionProps = { security: AccountSecurityQuery['accountSecurity'] };

export const SecondFactorSection = ({ security }: SecondFactorSectionProps) => {
  const { freshly, confirmation } = useFreshSession();
  const [start, starting] = useMutation(StartSecondFactorDocument, { fetchPolicy: 'no-cache' });
  const [turnOff] = useMutation(TurnOffSecondFactorDocument);
  const [replace] = useMutation(ReplaceRecoveryCodesDocument, { fetchPolicy: 'no-cache' });
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const begin = async (): Promise<void> => {
    try {
      const { data } = await freshly(() => start());
      setSetup(data?.startSecondFactor ?? null);
    } catch (error) {
      toast(failureMessage(error), 'error');
    }
  };

  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  return (
    <Stack gap={4}>
      {security.secondFactor === 'needed' ? (
        <Notice tone="warning" title={copy.needed.title}>
          {copy.needed.body}
        </Notice>
      ) : null}
      {security.secondFactor === 'on' ? (
        <SecondFactorOn
          codesLeft={security.recoveryCodesLeft}
          onTurnOff={async () => {
            await freshly(() => turnOff());
            toast(copy.turnedOff);
          }}
          onReplace={async () => {
            const { data } = await freshly(() => replace());
            setCodes(data?.replaceRecoveryCodes.codes ?? null);
          }}
        />
      ) : setup ? (
        <SecondFactorSetUp
          setup={setup}
          onConfirmed={(made) => {
            setSetup(null);
            setCodes(made);
            toast(copy.turnedOn);
          }}
          onCancel={() => setSetup(null)}
        />
      ) : (
        <>
          <Text>{copy.why}</Text>
          <div>
            <Button busy={starting.loading} onClick={() => void begin()}>
              {copy.turnOn}
            </Button>
          </div>
        </>
      )}
      {confirmation}
    </Stack>
  );
};
