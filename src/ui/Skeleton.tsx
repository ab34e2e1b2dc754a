import { keyframes, styled } from 'styled-components';
import { media, theme } from './theme';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const Bar = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  max-width: 100%;
  background: ${theme.color.band};
  border-radius: ${theme.radius.sm};

  ${media.motion} {
    animation: ${breathe} 1.8s ease-in-out infinite;
  }
`;

type SkeletonProps = { width?: string; height?: string };

/** Silent: loading is announced elsewhere. */
export const Skeleton = ({ width = '100%', height = '1em' }: SkeletonProps) => (
  <Bar aria-hidden="true" $width={width} $height={height} />
);
