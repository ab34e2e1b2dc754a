import { addAPIProvider, Icon } from '@iconify/react';
import { styled } from 'styled-components';

// The specification's limits. The host answers for the public service, so that no visitor is known to it.
addAPIProvider('', {
  resources: [''],
  path: '/icons/',
  timeout: 5000,
  rotate: 750,
  maxURL: 500,
});

/* It holds its place before the icon has come, and where none comes. */
const Place = styled.span<{ $size: string }>`
  display: inline-flex;
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
`;

type ContentIconProps = {
  /** As editors write it: `ph:tag`. Null leaves the place empty. */
  name: string | null;
  size?: string;
};

/** An icon that an editor named, fetched when it is shown; decoration, so it says nothing aloud. */
export const ContentIcon = ({ name, size = '1.75rem' }: ContentIconProps) => (
  <Place $size={size} aria-hidden="true">
    {name ? <Icon icon={name} width={size} height={size} /> : null}
  </Place>
);
