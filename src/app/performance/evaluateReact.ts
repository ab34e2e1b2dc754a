import { hydrateRoot as hydrate } from 'react-dom/client';

/** React's packages are CommonJS, evaluated where they are first used: here, in their own file. */
export const hydrateRoot = hydrate;
