import type { Messages } from '../adapter';

interface Words {
  byCode: Readonly<Record<string, string>>;
  byStatus: Readonly<Record<number, string>>;
  serverFailed: string;
  unknown: string;
}

export const wordsOf =
  ({ byCode, byStatus, serverFailed, unknown }: Words): Messages['messageFor'] =>
  ({ code, status }) =>
    byCode[code] ?? byStatus[status] ?? (status >= 500 ? serverFailed : unknown);
