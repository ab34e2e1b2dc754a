import { useMutation } from '@apollo/client/react';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { StartPasskeyDocument } from '@/data/generated/operations/StartPasskey';

/** @returns a function that creates a passkey on the device and resolves to the credential as JSON */
export function useCreatePasskey(
  withReauthentication: <Done>(work: () => Promise<Done>) => Promise<Done>,
): () => Promise<string> {
  const [start] = useMutation(StartPasskeyDocument, { fetchPolicy: 'no-cache' });
  return async () => {
    const { data } = await withReauthentication(() => start());
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = JSON.parse(
      data?.startPasskey.json ?? '',
    ) as PublicKeyCredentialCreationOptionsJSON;
    return JSON.stringify(await startRegistration({ optionsJSON }));
  };
}
