import { Field, TextInput, Typography } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import type { Proof } from './calls';
import { texts } from './texts';
import { useAttempt, type Refusal } from './useAttempt';

interface UsedProof {
  proof: Proof;
  setProof: (proof: Proof) => void;
  incomplete: boolean;
  busy: boolean;
  refusal: Refusal | undefined;
  /** Clears the fields once the work has succeeded. */
  prove: (work: (proof: Proof) => Promise<void>) => Promise<void>;
}

const none: Proof = { password: '', code: '' };

export function useProof(): UsedProof {
  const [proof, setProof] = useState(none);
  const { busy, refusal, run } = useAttempt();
  const incomplete = proof.password === '' || proof.code.trim().length < 6;
  const prove = async (work: (proof: Proof) => Promise<void>) => {
    if (await run(() => work(proof))) setProof(none);
  };
  return { proof, setProof, incomplete, busy, refusal, prove };
}

type ProofFieldsProps = Pick<UsedProof, 'proof' | 'setProof' | 'refusal'> & {
  autoFocus?: boolean;
};

/** The password and a code, which every change of the second factor requires. */
export const ProofFields = ({ proof, setProof, refusal, autoFocus = false }: ProofFieldsProps) => {
  const errorOf = (field: string) =>
    refusal?.field === field ? { error: refusal.message } : undefined;
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal?.field === 'password') password.current?.focus();
    if (refusal?.field === 'code') code.current?.focus();
  }, [refusal]);
  return (
    <>
      {refusal && !errorOf('password') && !errorOf('code') && (
        <Typography role="alert" textColor="danger600">
          {refusal.message}
        </Typography>
      )}
      <Field.Root required name="password" {...errorOf('password')}>
        <Field.Label>{texts.settings.password}</Field.Label>
        <TextInput
          ref={password}
          type="password"
          autoFocus={autoFocus}
          autoComplete="current-password"
          value={proof.password}
          onChange={({ target }: { target: HTMLInputElement }) =>
            setProof({ ...proof, password: target.value })
          }
        />
        <Field.Error />
      </Field.Root>
      <Field.Root required name="code" {...errorOf('code')}>
        <Field.Label>{texts.code}</Field.Label>
        <TextInput
          ref={code}
          autoComplete="one-time-code"
          maxLength={20}
          value={proof.code}
          onChange={({ target }: { target: HTMLInputElement }) =>
            setProof({ ...proof, code: target.value })
          }
        />
        <Field.Error />
      </Field.Root>
    </>
  );
};
