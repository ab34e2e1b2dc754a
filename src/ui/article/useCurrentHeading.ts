import { useEffect, useState } from 'react';
import type { ContentsEntry } from '../rich-text/headings';

/** A heading counts as reached above this line of the viewport, even on very long pages. */
const REACHED = '1000000px 0px -80% 0px';

/** The id of the last heading scrolled past; null before the first. */
export function useCurrentHeading(contents: readonly ContentsEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = contents.map(({ id }) => id).join(' ');
  useEffect(() => {
    const order = ids.split(' ');
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target.id);
          else reached.delete(target.id);
        }
        setCurrent(order.filter((id) => reached.has(id)).at(-1) ?? null);
      },
      { rootMargin: REACHED },
    );
    for (const id of order) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
