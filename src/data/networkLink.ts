import { ApolloLink, type ApolloClient } from '@apollo/client';
import { api } from './api';
import { readToken } from './cookie';
import { effects, expectations, signs } from './generated/effects';
import { fieldTypes } from './generated/fieldTypes';
import { renewToken, type RefreshOptions } from './refresh';
import { effectsLink } from './rest/effectsLink';
import { expectLink } from './rest/expected';
import { restLink, type RestOptions } from './rest/restLink';
import { sessions } from './rest/sessions';
import { endSession } from './session';

export interface NetworkOptions extends RefreshOptions {
  retries: number;
  strict: boolean;
}

export function networkLink({ retries, strict, ...network }: NetworkOptions): ApolloLink {
  const options: RestOptions = {
    ...network,
    adapter: api,
    fieldTypes,
    strict,
    retries,
    pauseMs: 300,
    sessions: sessions((client) => ({
      readToken,
      renew: (refused) => renewToken(refused, network),
      expire: () => void endSession(client as ApolloClient, 'expired'),
    })),
  };
  // In a Node script an open channel would keep the process alive.
  const noTabs = typeof document === 'undefined' || typeof BroadcastChannel === 'undefined';
  const tabs = noTabs ? null : new BroadcastChannel('changes');
  return ApolloLink.from([
    expectLink(expectations),
    effectsLink({ effects, signs, tabs }),
    restLink(options),
  ]);
}
