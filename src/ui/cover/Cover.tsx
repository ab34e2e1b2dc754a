import { useMemo } from 'react';
import { styled } from 'styled-components';
import { drawCover, type CoverOf } from './drawCover';

const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: auto;

  :root[data-theme='dark'] & {
    filter: brightness(0.88);
  }
`;

export const Cover = ({ seed, category, shape = 'page' }: CoverOf) => {
  const { width, height, inks, layers } = useMemo(
    () => drawCover({ seed, category, shape }),
    [seed, category, shape],
  );
  return (
    <Sheet
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path fill={inks.ground} d={`M0 0h${width}v${height}H0z`} />
      <path fill={inks.fine} d={layers.fine} />
      <path fill={inks.strong} d={layers.strong} />
      <path fill={inks.accent} d={layers.accent} />
    </Sheet>
  );
};
