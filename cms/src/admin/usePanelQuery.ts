import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

interface PanelQuery<Data> {
  data: Data | undefined;
  /** True once all retries have failed. */
  failed: boolean;
  again: () => void;
}

/** Milliseconds before each retry. */
const REPEATS: readonly number[] = [1000, 3000];

/** Fetches from the panel's API; null fetches nothing. The latest data stays across failures. */
export function usePanelQuery<Data>(path: string | null): PanelQuery<Data> {
  const { get } = useFetchClient();
  const [data, setData] = useState<Data>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((before) => before + 1), []);
  useEffect(() => {
    if (path === null) return;
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = ([pause, ...pauses]: readonly number[]) => {
      get<{ data: Data } | { results: Data }>(path).then(
        ({ data: body }) => {
          if (!wanted) return;
          setData('results' in body ? body.results : body.data);
          setFailed(false);
        },
        () => {
          if (!wanted) return;
          if (pause === undefined) setFailed(true);
          else timer = setTimeout(() => ask(pauses), pause);
        },
      );
    };
    ask(REPEATS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [get, path, round]);
  return { data, failed, again };
}
