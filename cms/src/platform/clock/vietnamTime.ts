/** Milliseconds: Vietnam is UTC+7 all year. */
export const VIETNAM_OFFSET_MS = 7 * 60 * 60 * 1000;
