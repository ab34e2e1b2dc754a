import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { styled } from 'styled-components';
import { texts } from '@/ui/texts';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** Faster navigations show no progress line. */
const SHOWN_AFTER_MS = 120;

/**
 * Shows a progress line while the next page loads, then announces its title and moves the focus to
 * its content.
 */
export function NavigationStatus() {
  const busy = useNavigation().state !== 'idle';
  const arrived = useArrival();
  return (
    <>
      {busy && <Line aria-hidden="true" />}
      <VisuallyHidden role="status" aria-live="polite">
        {busy ? texts.loading : arrived}
      </VisuallyHidden>
    </>
  );
}

/** Focuses the link the visitor left by when they come back, otherwise the start of the content. */
function focusPage(back: boolean, left: ReadonlyMap<string, string>, key: string): void {
  const content = document.getElementById('content');
  const href = back ? left.get(key) : undefined;
  const link = href && content?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
  (link || content)?.focus({ preventScroll: true });
}

/** The new page's title; empty on the first page, which the browser announces itself. */
function useArrival(): string {
  const { pathname, hash, key } = useLocation();
  const back = useNavigationType() === 'POP';
  const left = useRef(new Map<string, string>());
  const last = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    if (hash === '' || back) focusPage(back, left.current, key);
  }, [pathname, hash, back, key]);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link) left.current.set(key, link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, [key]);
  return title;
}

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;
  height: 2px;
  background: ${({ theme }) => theme.color.accent};
  opacity: 0;
  animation: appear 120ms linear ${SHOWN_AFTER_MS}ms forwards;

  @keyframes appear {
    to {
      opacity: 1;
    }
  }
`;
