import { ApiReader, type ApiReaderOptions } from '../api/ApiReader';

export const readerOf = (options: Partial<ApiReaderOptions> = {}): ApiReader =>
  new ApiReader({
    apiOrigin: 'http://api.invalid',
    timeoutMs: 1_000,
    maxBytes: 1_000_000,
    freshMs: 0,
    staleMs: 0,
    ...options,
  });
