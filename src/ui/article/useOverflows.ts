import { useEffect, useState, type RefObject } from 'react';

/** Whether a box is too narrow for what it holds. True until it is measured: without script it may be. */
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
