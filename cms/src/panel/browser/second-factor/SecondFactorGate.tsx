import { Box, Button, Flex, Main, TextButton, Typography } from '@strapi/design-system';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { mark } from '../brand/mark';
import { AppSetUp } from './AppSetUp';
import { CodeForm } from './CodeForm';
import { Codes } from './Codes';
import { PasskeyProof } from './PasskeyProof';
import { proveFactor, readOwnFactor, startFactor, type Setup } from './calls';
import { texts } from './texts';

type Step =
  | { name: 'loading' | 'failed' }
  | { name: 'prove'; hasPasskeys: boolean }
  | { name: 'recovered'; left: number }
  | { name: 'set up'; setup: Setup; email: string }
  | { name: 'codes'; codes: readonly string[]; email: string };

interface GateProps {
  onDone: () => void;
  onLogOut: () => void;
}

export const SecondFactorGate = ({ onDone, onLogOut }: GateProps) => {
  const [step, setStep] = useState<Step>({ name: 'loading' });
  const load = useCallback(async () => {
    setStep({ name: 'loading' });
    try {
      const { state, email, hasPasskeys } = await readOwnFactor();
      if (state === 'on') onDone();
      else if (state === 'unproved') setStep({ name: 'prove', hasPasskeys });
      else setStep({ name: 'set up', setup: await startFactor(), email });
    } catch {
      setStep({ name: 'failed' });
    }
  }, [onDone]);
  useEffect(() => void load(), [load]);
  return (
    <Frame onLogOut={onLogOut}>
      {step.name === 'loading' && <Typography>{texts.loading}</Typography>}
      {step.name === 'failed' && (
        <>
          <Typography role="alert">{texts.failed}</Typography>
          <Button onClick={() => void load()}>{texts.retry}</Button>
        </>
      )}
      {step.name === 'prove' && (
        <>
          <Typography>{texts.unproved}</Typography>
          <CodeForm
            label={texts.code}
            action={texts.prove}
            onCode={async (code) => {
              const { recovered, recoveryCodesLeft: left } = await proveFactor(code);
              if (recovered) setStep({ name: 'recovered', left });
              else onDone();
            }}
          />
          {step.hasPasskeys && <PasskeyProof onProved={onDone} />}
          <Typography variant="pi" textColor="neutral600">
            {texts.lost}
          </Typography>
        </>
      )}
      {step.name === 'recovered' && (
        <>
          <Typography role="status">{texts.recovered(step.left)}</Typography>
          <Button onClick={onDone}>{texts.enter}</Button>
        </>
      )}
      {step.name === 'set up' && (
        <>
          <Typography>{texts.needed}</Typography>
          <AppSetUp
            setup={step.setup}
            onCodes={(codes) => setStep({ name: 'codes', codes, email: step.email })}
          />
        </>
      )}
      {step.name === 'codes' && <Codes email={step.email} codes={step.codes} onDone={onDone} />}
    </Frame>
  );
};

const Frame = ({ children, onLogOut }: { children: ReactNode; onLogOut: () => void }) => (
  <Main>
    <Flex
      minHeight="100vh"
      padding={4}
      direction="column"
      alignItems="center"
      justifyContent="center"
      gap={4}
    >
      <Box
        background="neutral0"
        shadow="tableShadow"
        hasRadius
        padding={{ initial: 5, medium: 8 }}
        width="100%"
        maxWidth="55.2rem"
      >
        <Flex direction="column" alignItems="stretch" gap={5}>
          <Flex direction="column" gap={3}>
            <img src={mark} alt="" width="48" height="48" />
            <Typography tag="h1" variant="alpha" textAlign="center">
              {texts.title}
            </Typography>
          </Flex>
          {children}
        </Flex>
      </Box>
      <TextButton onClick={onLogOut}>{texts.logOut}</TextButton>
    </Flex>
  </Main>
);
