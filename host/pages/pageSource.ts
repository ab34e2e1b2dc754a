import { pageMoment } from '../../src/data/page/pageLocation';
import { ApiUnavailable, type ApiResponse, type ApiReader } from '../api/ApiReader';

/** The inputs of a page, apart from its URL and this build. */
export interface PageSource {
  /** The API's responses by path, each as its `signatureOf`. */
  responses: ReadonlyMap<string, string>;
  /** The `pageMoment` before it was rendered. */
  moment: number;
}

export const signatureOf = ({ status, etag }: Pick<ApiResponse, 'status' | 'etag'>): string =>
  `${status} ${etag}`;

/** Whether a page would be rendered the same again. Requests the API, which is cheaper than rendering. */
export async function isUnchanged(source: PageSource, reader: ApiReader): Promise<boolean> {
  if (source.moment !== pageMoment()) return false;
  try {
    const same = await Promise.all(
      [...source.responses].map(
        async ([path, signature]) =>
          signatureOf(await reader.read(path, { waitWhenStale: true })) === signature,
      ),
    );
    return same.every(Boolean);
  } catch (error) {
    if (error instanceof ApiUnavailable) return false;
    throw error;
  }
}
