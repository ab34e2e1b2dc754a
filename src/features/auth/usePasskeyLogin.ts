import { useMutation } from '@apollo/client/react';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import {
  ConfirmByPasskeyDocument,
  PasskeyLoginDocument,
  StartPasskeyLoginDocument,
} from '@/data/generated/operations/features/auth';
import { startSession } from '@/data/session';
import { useAction } from '@/data/useAction';

/** @returns a function that requests a passkey assertion and resolves to it as JSON */
function useRequestPasskey(): () => Promise<string> {
  const [start] = useMutation(StartPasskeyLoginDocument, { fetchPolicy: 'no-cache' });
  return async () => {
    const [{ data }, { startAuthentication }] = await Promise.all([
      start(),
      import('@simplewebauthn/browser'),
    ]);
    const optionsJSON = JSON.parse(
      data?.startPasskeyLogin.json ?? '',
    ) as PublicKeyCredentialRequestOptionsJSON;
    return JSON.stringify(await startAuthentication({ optionsJSON }));
  };
}

/** @returns a function that resolves once logged in; also rejects if the browser's dialog is closed */
export function usePasskeyLogin(): () => Promise<void> {
  const requestCredential = useRequestPasskey();
  const [login, { client }] = useMutation(PasskeyLoginDocument);
  return async () => {
    const { data } = await login({
      variables: { input: { credential: await requestCredential() } },
    });
    if (data) startSession(client, data.passkeyLogin.jwt);
  };
}

/** @returns a function that resolves once the user has re-authenticated */
export function useConfirmByPasskey(): () => Promise<void> {
  const requestCredential = useRequestPasskey();
  const confirm = useAction(ConfirmByPasskeyDocument);
  return async () => {
    await confirm({ credential: await requestCredential() });
  };
}
