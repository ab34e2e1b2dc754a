import { Field, TextInput, Typography } from '@strapi/design-system';
import { isFetchError } from '@strapi/strapi/admin';
import { useState } from 'react';
import { createPasskey } from './browserPasskeys';
import { addPasskey, startPasskey } from './calls';
import { PasskeyForm } from './PasskeyForm';
import { ProofFields, useProof } from './ProofFields';
import { texts } from './texts';

const words = texts.settings.passkeys;

interface AddPasskeyProps {
  onAdded: () => void;
  onCancel: () => void;
}

export const AddPasskey = ({ onAdded, onCancel }: AddPasskeyProps) => {
  const [name, setName] = useState('');
  /** The server's response to password and code: retrying the device needs no new code. */
  const [options, setOptions] = useState<string>();
  const { prove, busy, incomplete, ...proof } = useProof();
  const add = () =>
    prove(async (given) => {
      const accepted = options ?? (await startPasskey(given));
      setOptions(accepted);
      try {
        await addPasskey({ name, credential: await createPasskey(accepted) });
      } catch (error) {
        // The server has consumed the challenge; the device or network failed afterwards.
        if (isFetchError(error)) setOptions(undefined);
        throw error;
      }
      onAdded();
    });
  return (
    <PasskeyForm
      label={words.add}
      action={words.make}
      busy={busy}
      refusal={proof.refusal}
      incomplete={name.trim() === '' || (incomplete && options === undefined)}
      onSubmit={() => void add()}
      cancel={words.cancel}
      onCancel={onCancel}
    >
      <Field.Root required name="name" hint={words.nameHint}>
        <Field.Label>{words.name}</Field.Label>
        <TextInput
          autoFocus
          maxLength={60}
          value={name}
          onChange={({ target }: { target: HTMLInputElement }) => setName(target.value)}
        />
        <Field.Hint />
      </Field.Root>
      {options === undefined ? (
        <ProofFields {...proof} />
      ) : proof.refusal ? (
        <Typography role="alert" textColor="danger600">
          {proof.refusal.message}
        </Typography>
      ) : (
        <Typography role="status">{words.accepted}</Typography>
      )}
    </PasskeyForm>
  );
};
