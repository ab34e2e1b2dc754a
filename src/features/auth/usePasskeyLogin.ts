import { useMutation } from '@apollo/client/react';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { ConfirmByPasskeyDocument } from '@/data/generated/operations/ConfirmByPasskey';
import { PasskeyLoginDocument } from '@/data/generated/operations/PasskeyLogin';
import { StartPasskeyLoginDocument } from '@/data/generated/operations/StartPasskeyLogin';
import { startSession } from '@/data/session';

/** @returns a function that asks for a passkey and resolves to the browser's answer, as JSON */
function useAskForPasskey(): () => Promise<string> {
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

/** @returns a function that resolves once logged in; it rejects also if the person closes the browser's dialog */
export function usePasskeyLogin(): () => Promise<void> {
  const ask = useAskForPasskey();
  const [login, { client }] = useMutation(PasskeyLoginDocument);
  return async () => {
    const { data } = await login({ variables: { input: { credential: await ask() } } });
    if (data) startSession(client, data.passkeyLogin.jwt);
  };
}

/** @returns a function that resolves once the session is fresh */
export function useConfirmByPasskey(): () => Promise<void> {
  const ask = useAskForPasskey();
  const [confirm] = useMutation(ConfirmByPasskeyDocument);
  return async () => {
    await confirm({ variables: { input: { credential: await ask() } } });
  };
}
