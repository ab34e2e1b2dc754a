import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useHydrated } from '@/ui/useHydrated';

/**
 * The code from the emailed link, held only in memory: it is removed from the URL and the history as soon as
 * the page runs.
 *
 * @returns null on the host and while hydrating; empty if the URL had no code.
 */
export function useResetCode(): string | null {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const linkCode = new URLSearchParams(search).get('code');
  const [code, setCode] = useState(linkCode ?? '');
  if (linkCode !== null && linkCode !== code) setCode(linkCode);
  useEffect(() => {
    if (linkCode !== null) void navigate(paths.resetPassword(), { replace: true });
  }, [linkCode, navigate]);
  return hydrated ? code : null;
}
