import { lazy, Suspense, useRef } from 'react';
import { styled } from 'styled-components';
import { useNearViewport } from './useNearViewport';

const ServiceIcon = lazy(() =>
  import('./ServiceIcon').then(({ ServiceIcon: Component }) => ({ default: Component })),
);

/* It holds its room before the icon has come, and where none comes. */
const Room = styled.span<{ $size: string }>`
  display: inline-flex;
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
`;

/** A set and an icon of it: what else somebody typed is fetched by nobody. */
const iconName = /^[a-z\d]+(?:-[a-z\d]+)*:[a-z\d]+(?:-[a-z\d]+)*$/;

type ContentIconProps = {
  /** As editors write it: `ph:tag`. Null leaves the room empty. */
  name: string | null;
  size?: string;
};

/** An icon that an editor named, fetched once it comes into view; decoration, so it says nothing aloud. */
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
