import { ApolloLink } from '@apollo/client';
import { defer, mergeMap } from 'rxjs';
import { localError } from './answerError';
import type { restLink, RestOptions } from './restLink';

interface RestLinkModule {
  restLink: typeof restLink;
}

let loading: Promise<RestLinkModule> | null = null;

/**
 * Loads what the first request needs: a page from the host is hydrated from its cache and asks for
 * nothing. A failure is an ApiError (`NetworkError`), and the next call tries again.
 */
export function loadRestLink(): Promise<RestLinkModule> {
  loading ??= import('./restLink').catch((error: unknown) => {
    loading = null;
    throw localError('NetworkError', { cause: String(error) });
  });
  return loading;
}

/** The REST link, whose code comes with the first request. */
export function lazyRestLink(options: RestOptions): ApolloLink {
  let link: ApolloLink | undefined;
  return new ApolloLink((operation, forward) => {
    if (link) return link.request(operation, forward);
    return defer(loadRestLink).pipe(
      mergeMap((loaded) => {
        link ??= loaded.restLink(options);
        return link.request(operation, forward);
      }),
    );
  });
}
