import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '@/ui/useHydrated';

/**
 * The code in an emailed link's fragment, `#ma=…`, which no server sees. Stored only in memory: it is removed from
 * the URL and the history as soon as the page runs.
 *
 * @returns null on the host and while hydrating; empty if the URL had no code.
 */
export function useLinkCode(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const linkCode = new URLSearchParams(hash.slice(1)).get('ma');
  const [code, setCode] = useState(linkCode ?? '');
  if (linkCode !== null && linkCode !== code) setCode(linkCode);
  useEffect(() => {
    if (linkCode !== null) void navigate(pathname, { replace: true });
  }, [linkCode, navigate, pathname]);
  return hydrated ? code : null;
}
