import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';

/**
 * The token from the link's fragment, stored only in memory: it is removed from the URL and the history as soon as
 * the page runs. Empty if the URL has none.
 */
export function useSeatToken(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const linked = hash.slice(1);
  const [token, setToken] = useState(linked);
  if (linked !== '' && linked !== token) setToken(linked);
  useEffect(() => {
    if (linked !== '') void navigate(paths.acceptSeat(), { replace: true });
  }, [linked, navigate]);
  return token;
}
