import { ApolloLink, type ApolloClient } from '@apollo/client';
import { readToken } from './cookie';
import { effects, signs } from './generated/effects';
import { renewToken, type RefreshOptions } from './refresh';
import { effectsLink } from './rest/effectsLink';
import { restLink, type RestOptions } from './rest/restLink';
import { endSession } from './session';

export interface NetworkOptions extends RefreshOptions {
  /** Whether an answer that breaks the contract is an error at once. */
  strict: boolean;
  /** On the host nobody is logged in, and nothing is tried twice. */
  ssr: boolean;
}

/** The way to the API: what a change makes stale is forgotten on the way back. */
export function networkLink({ ssr, strict, ...asking }: NetworkOptions): ApolloLink {
  const options: RestOptions = { ...asking, strict, retries: ssr ? 0 : 2, pauseMs: 300 };
  if (!ssr) {
    options.sessionOf = (client) => ({
      readToken,
      renew: (refused) => renewToken(refused, asking),
      expire: () => void endSession(client as ApolloClient, 'expired'),
    });
  }
  // Not in a script of Node either, which an open channel would keep from ending.
  const noTabs = ssr || typeof document === 'undefined' || typeof BroadcastChannel === 'undefined';
  const tabs = noTabs ? null : new BroadcastChannel('changes');
  return ApolloLink.from([effectsLink({ effects, signs, tabs }), restLink(options)]);
}
