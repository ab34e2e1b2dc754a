import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

interface Asked<Data> {
  /** Undefined while it is on its way; null where it could not be had. */
  data: Data | null | undefined;
  again: () => void;
}

/** Asks one of the panel's own calls, and again when it is told to; null asks nothing. */
export function useAsked<Data>(path: string | null): Asked<Data> {
  const { get } = useFetchClient();
  const [data, setData] = useState<Data | null>();
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((before) => before + 1), []);
  useEffect(() => {
    if (path === null) return;
    let wanted = true;
    get<{ data: Data }>(path).then(
      (answer) => wanted && setData(answer.data.data),
      () => wanted && setData(null),
    );
    return () => {
      wanted = false;
    };
  }, [get, path, round]);
  return { data, again };
}
