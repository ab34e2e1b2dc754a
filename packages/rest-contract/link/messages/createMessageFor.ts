import type { Messages } from '../adapter';

interface Texts {
  byCode: Readonly<Record<string, string>>;
  byStatus: Readonly<Record<number, string>>;
  serverFailed: string;
  unknown: string;
}

export const createMessageFor =
  ({ byCode, byStatus, serverFailed, unknown }: Texts): Messages['messageFor'] =>
  ({ code, status }) =>
    byCode[code] ?? byStatus[status] ?? (status >= 500 ? serverFailed : unknown);
