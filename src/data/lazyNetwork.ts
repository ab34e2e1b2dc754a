import { ApolloLink } from '@apollo/client';
import { defer, mergeMap } from 'rxjs';
import { ApiError } from 'rest-contract';
import type { networkLink, NetworkOptions } from './networkLink';
import { UNREACHABLE } from './unreachable';

interface NetworkModule {
  networkLink: typeof networkLink;
}

let loading: Promise<NetworkModule> | null = null;

/** Loads the link with the first request, as a server-rendered page hydrates without one. */
export function loadNetwork(): Promise<NetworkModule> {
  loading ??= import('./networkLink').catch((error: unknown) => {
    loading = null;
    throw new ApiError({
      ...{ status: 0, code: 'NetworkError', message: UNREACHABLE },
      details: { cause: String(error) },
    });
  });
  return loading;
}

export function lazyNetwork(options: NetworkOptions): ApolloLink {
  let link: ApolloLink | undefined;
  return new ApolloLink((operation, forward) => {
    if (link) return link.request(operation, forward);
    return defer(loadNetwork).pipe(
      mergeMap((loaded) => {
        link ??= loaded.networkLink(options);
        return link.request(operation, forward);
      }),
    );
  });
}
