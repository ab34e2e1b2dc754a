import { createContext } from 'react';

/** The site's public origin (`https://…`, no slash at the end), for addresses that must be whole. */
export const SiteOriginContext = createContext('');
