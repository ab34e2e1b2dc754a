import { readFileSync } from 'node:fs';

/** A file of `codegen/shared` that imports only its neighbours. */
export type SharedFile = 'limits' | 'memberPrice' | 'names';

export const plugin = (
  _schema: unknown,
  _documents: unknown,
  { file }: { file: SharedFile },
): string => readFileSync(`codegen/shared/${file}.ts`, 'utf8');
