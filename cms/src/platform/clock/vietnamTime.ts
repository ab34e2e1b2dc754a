/** Vietnam keeps UTC+7 all year round; milliseconds. */
export const VIETNAM_OFFSET_MS = 7 * 60 * 60 * 1000;
