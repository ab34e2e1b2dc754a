/** Why the login is shown; stored in navigation state, never in the URL. */
export type LoginReason = 'registered' | 'expired' | 'reset';

export interface LoginState {
  reason: LoginReason;
  /** Prefills the first field, e.g. with the email address just registered. */
  identifier?: string;
}

const reasons: readonly LoginReason[] = ['registered', 'expired', 'reset'];

/** The navigation state, if it is one of ours. */
export function readLoginState(state: unknown): LoginState | null {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return null;
  const reason = reasons.find((known) => known === state.reason);
  if (!reason) return null;
  const identifier = 'identifier' in state ? state.identifier : undefined;
  return { reason, identifier: typeof identifier === 'string' ? identifier : undefined };
}
