import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the host and in browsers without WebAuthn, as many inside apps are. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
}
