import { createContext } from 'react';

/** Without a trailing slash, for absolute URLs. */
export const SiteOriginContext = createContext('');
