import { data } from 'react-router-dom';
import { ApiError } from '@/data/ApiError';

/** What a page may say of a call that failed. */
export interface LoadFailure {
  /** The HTTP status; 0 where no answer came. */
  status: number;
  /** Vietnamese and fit to show. */
  message: string;
}

/**
 * Runs a page's calls. A record that is not there ends in the 404 page; any other failure of the API is
 * handed to the page, under a 5xx status, so that heading and filters stand and a retry is offered.
 *
 * @param facts what the page gets beside: small, serialisable.
 * @param signal of the navigation; one that was given up is no failure to show.
 */
export async function answerOrFailure<Facts extends object>(
  facts: Facts,
  signal: AbortSignal,
  work: () => Promise<unknown>,
) {
  try {
    await work();
    return data({ ...facts, failure: null as LoadFailure | null });
  } catch (error) {
    if (!(error instanceof ApiError) || signal.aborted) throw error;
    if (error.status === 404) throw new Response(null, { status: 404 });
    const failure: LoadFailure = { status: error.status, message: error.message };
    return data({ ...facts, failure: failure as LoadFailure | null }, { status: 503 });
  }
}
