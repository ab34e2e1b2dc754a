import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AccountSecurityQuery } from '@/data/generated/operations/data/session';
import {
  ReplaceRecoveryCodesDocument,
  StartSecondFactorDocument,
  type StartSecondFactorMutation,
  TurnOffSecondFactorDocument,
} from '@/data/generated/operations/pages/security';
import { ConfirmIdentity } from '@/features/auth/ConfirmIdentity';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { useSession } from '@/features/auth/useSession';
import { Button } from '@/ui/Button';
import { failureMessage } from '@/ui/failureMessage';
import { Notice } from '@/ui/Notice';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { toast } from '@/ui/toast';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondFactorEnabled } from './SecondFactorEnabled';
import { SecondFactorSetUp } from './SecondFactorSetUp';
import { texts } from './texts';

const copy = texts.secondFactor;

type Setup = StartSecondFactorMutation['startSecondFactor'];

type SecondFactorSectionProps = {
  security: AccountSecurityQuery['accountSecurity'];
  /** The page from which staff were redirected here, if any. */
  returnTo: string | null;
};

export const SecondFactorSection = ({ security, returnTo }: SecondFactorSectionProps) => {
  const { profile } = useSession();
  const navigate = useNavigate();
  const isStaff = profile?.role.type === 'staff';
  const isOn = security.secondFactor === 'on' || security.secondFactor === 'unproved';
  const { withReauthentication, confirmation } = useReauthentication();
  const [proving, setProving] = useState(false);
  const [start, starting] = useMutation(StartSecondFactorDocument, { fetchPolicy: 'no-cache' });
  const [turnOff] = useMutation(TurnOffSecondFactorDocument);
  const [replace] = useMutation(ReplaceRecoveryCodesDocument, { fetchPolicy: 'no-cache' });
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const begin = async (): Promise<void> => {
    try {
      const { data } = await withReauthentication(() => start());
      setSetup(data?.startSecondFactor ?? null);
    } catch (error) {
      toast(failureMessage(error), 'error');
    }
  };

  const goBack = (): void => {
    if (returnTo !== null) void navigate(returnTo);
  };

  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        done={returnTo === null ? copy.codes.done : copy.codes.doneAndReturn}
        onDone={() => {
          setCodes(null);
          goBack();
        }}
      />
    );
  }
  return (
    <Stack gap={4}>
      {security.secondFactor === 'needed' ? (
        <Notice tone="warning" title={copy.needed.title}>
          {copy.needed.body}
        </Notice>
      ) : null}
      {security.secondFactor === 'unproved' ? (
        <Notice
          tone="warning"
          title={copy.unproved.title}
          action={<Button onClick={() => setProving(true)}>{copy.unproved.action}</Button>}
        >
          {copy.unproved.body}
        </Notice>
      ) : null}
      {setup ? (
        <SecondFactorSetUp
          setup={setup}
          action={isOn ? copy.setUp.change : copy.setUp.confirm}
          onConfirmed={(newCodes) => {
            setSetup(null);
            setCodes(newCodes);
            toast(security.hasApp ? copy.appChanged : isOn ? copy.appAdded : copy.turnedOn);
          }}
          onCancel={() => setSetup(null)}
        />
      ) : isOn ? (
        <SecondFactorEnabled
          codesLeft={security.recoveryCodesLeft}
          hasApp={security.hasApp}
          onChangeApp={() => void begin()}
          onTurnOff={
            isStaff
              ? null
              : async () => {
                  await withReauthentication(() => turnOff());
                  toast(copy.turnedOff);
                }
          }
          onReplace={async () => {
            const { data } = await withReauthentication(() => replace());
            setCodes(data?.replaceRecoveryCodes.codes ?? null);
          }}
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
      <ConfirmIdentity
        open={proving}
        onConfirmed={() => {
          setProving(false);
          goBack();
        }}
        onClose={() => setProving(false)}
      />
    </Stack>
  );
};
