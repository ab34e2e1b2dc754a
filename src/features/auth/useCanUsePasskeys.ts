import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the host and in browsers without WebAuthn, such as many in-app browsers. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
}
