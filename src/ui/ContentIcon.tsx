import { lazy, Suspense, useRef, useEffect, useState, type RefObject } from 'react';
import { styled } from 'styled-components';

/** Stays true once the element has come near the viewport. */
function useNearViewport(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || seen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '25%' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}

const ServiceIcon = lazy(() =>
  import('./ServiceIcon').then(({ ServiceIcon: Component }) => ({ default: Component })),
);

const Room = styled.span<{ $size: string }>`
  display: inline-flex;
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
`;

/** Other input by editors is never requested. */
const iconName = /^[a-z\d]+(?:-[a-z\d]+)*:[a-z\d]+(?:-[a-z\d]+)*$/;

type ContentIconProps = {
  /** E.g. `ph:tag`; null leaves the space empty. */
  name: string | null;
  size?: string;
};

/** An icon chosen by an editor, loaded when it comes into view. Decorative. */
export const ContentIcon = ({ name, size = '1.75rem' }: ContentIconProps) => {
  const room = useRef<HTMLSpanElement>(null);
  const seen = useNearViewport(room);
  return (
    <Room ref={room} $size={size} aria-hidden="true">
      {name && seen && iconName.test(name) ? (
        <Suspense fallback={null}>
          <ServiceIcon name={name} size={size} />
        </Suspense>
      ) : null}
    </Room>
  );
};
