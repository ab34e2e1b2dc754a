import {
  useFetchClient,
  useAPIErrorHandler,
  useNotification,
  type FetchError,
} from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

interface PanelQuery<Data> {
  data: Data | undefined;
  /** True once all retries have failed. */
  failed: boolean;
  refetch: () => void;
}

/** Milliseconds before each retry. */
const RETRY_DELAYS: readonly number[] = [1000, 3000];

/** Fetches from the panel's API; null fetches nothing. The latest data stays across failures. */
export function usePanelQuery<Data>(path: string | null): PanelQuery<Data> {
  const { get } = useFetchClient();
  const [data, setData] = useState<Data>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const refetch = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    if (path === null) return;
    let active = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = ([pause, ...pauses]: readonly number[]) => {
      get<{ data: Data } | { results: Data }>(path).then(
        ({ data: body }) => {
          if (!active) return;
          setData('results' in body ? body.results : body.data);
          setFailed(false);
        },
        () => {
          if (!active) return;
          if (pause === undefined) setFailed(true);
          else timer = setTimeout(() => load(pauses), pause);
        },
      );
    };
    load(RETRY_DELAYS);
    return () => {
      active = false;
      clearTimeout(timer);
    };
  }, [get, path, attempt]);
  return { data, failed, refetch };
}

/** Runs an action on the server and notifies about the result. @returns whether it succeeded */
export function usePanelAction(): (work: () => Promise<unknown>, done: string) => Promise<boolean> {
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  return async (work, done) => {
    try {
      await work();
      toggleNotification({ type: 'success', message: done });
      return true;
    } catch (error) {
      toggleNotification({ type: 'danger', message: formatAPIError(error as FetchError) });
      return false;
    }
  };
}
