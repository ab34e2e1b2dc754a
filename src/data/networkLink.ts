import { ApolloLink, type ApolloClient } from '@apollo/client';
import { api } from './api';
import { readToken } from './cookie';
import { invalidations, optimisticUpdates, changeSignals } from './generated/invalidations';
import { fieldTypes } from './generated/fieldTypes';
import { renewToken, type RefreshOptions } from './refresh';
import {
  invalidationLink,
  optimisticLink,
  restLink,
  type RestOptions,
  sessions,
} from 'rest-contract';
import { noteSaved } from './savedData';
import { endSession } from './session';

export interface NetworkOptions extends RefreshOptions {
  retries: number;
  strict: boolean;
}

export function networkLink({ retries, strict, ...given }: NetworkOptions): ApolloLink {
  const network = { ...given, fetch: noteSaved(given.fetch) };
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
    optimisticLink(optimisticUpdates),
    invalidationLink({ invalidations, changeSignals, tabs }),
    restLink(options),
  ]);
}
