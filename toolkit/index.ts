import type { ApolloLink } from '@apollo/client';
import { restLink as link, type RestOptions } from '../src/data/rest/restLink';

export { ApiError } from '../src/data/ApiError';
export type * from '../src/data/rest/adapter';
export { encodeJson } from '../src/data/rest/adapters/encodings';
export { encodeForm, encodeJsonOrForm } from '../src/data/rest/adapters/forms';
export { linksOf, numberOf } from '../src/data/rest/adapters/pages';
export { optimisticLink } from '../src/data/rest/optimisticUpdates';
export { invalidationLink, type InvalidationLinkOptions } from '../src/data/rest/invalidationLink';
export { abortInFlight } from '../src/data/rest/inFlight';
export { english } from '../src/data/rest/messages/english';
export { recordPolicies } from '../src/data/rest/recordPolicies';
export { rulesLink, type RequestRules } from '../src/data/rest/rulesLink';
export type { FieldTypes } from '../src/data/rest/typePatcher';
export type { RestOptions } from '../src/data/rest/restLink';
export { sessions, type SessionPort } from '../src/data/rest/sessions';

const DEFAULTS: Omit<RestOptions, 'apiUrl' | 'adapter' | 'fieldTypes'> = {
  fetch: (...request) => fetch(...request),
  timeoutMs: 15_000,
  retries: 2,
  pauseMs: 300,
  strict: false,
};

/** Sends generated operations to a REST API; the last link of a client. */
export const restLink = (
  options: Pick<RestOptions, 'apiUrl' | 'adapter' | 'fieldTypes'> & Partial<RestOptions>,
): ApolloLink => link({ ...DEFAULTS, ...options });
