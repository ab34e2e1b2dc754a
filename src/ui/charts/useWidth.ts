import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Used until measured, and where measuring is not possible. */
const USUAL_WIDTH = 640;

/** The current width of an element in pixels. */
export function useWidth<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  width: number;
} {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
