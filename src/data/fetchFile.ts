import { api } from './api';
import { localError, localizeError, responseError } from 'rest-contract';

/**
 * Downloads a file and reports the bytes received so far.
 *
 * @throws ApiError if there is no file, or the connection fails
 */
export async function fetchFile(
  url: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (bytes: number) => void },
): Promise<Blob> {
  const response = await fetch(url, { signal }).catch(failed);
  if (!response.ok) {
    const { status, headers } = response;
    const body: unknown = await response.json().catch(() => null);
    const error = responseError(api, { status, headers, body });
    throw error ?? localizeError(localError('InvalidResponse', undefined, status), api.messages);
  }
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const part = await reader?.read().catch(failed);
    if (!part || part.done) break;
    parts.push(part.value);
    bytes += part.value.byteLength;
    onProgress?.(bytes);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

function failed(error: unknown): never {
  throw error instanceof DOMException
    ? error
    : localizeError(localError('NetworkError', error), api.messages);
}
