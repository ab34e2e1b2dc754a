import { useEffect, useState, type RefObject } from 'react';

/** Whether the content overflows. Assumes true until measured, and without script. */
export function useOverflows(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}
