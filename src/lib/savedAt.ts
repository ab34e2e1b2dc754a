/** Set by the service worker on a stored response: when it was saved, in ms since 1970 (UTC). */
export const SAVED_AT_HEADER = 'x-saved-at';

export const savedAtOf = ({ headers }: Response): number | null =>
  Number(headers.get(SAVED_AT_HEADER)) || null;
