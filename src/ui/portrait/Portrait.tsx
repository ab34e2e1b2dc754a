import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';
import { drawPortrait, PORTRAIT_SIZE } from './drawPortrait';

const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  font-family: ${theme.font.serif};
  font-weight: ${theme.weight.strong};

  :root[data-theme='dark'] & {
    filter: brightness(0.88);
  }
`;

export const Portrait = ({ seed, name }: { seed: string; name: string }) => {
  const { ground, line, ink, accent, rosettes, initials } = useMemo(
    () => drawPortrait({ seed, name }),
    [seed, name],
  );
  const middle = PORTRAIT_SIZE / 2;
  const id = useId();
  return (
    <Sheet viewBox={`0 0 ${PORTRAIT_SIZE} ${PORTRAIT_SIZE}`} aria-hidden="true" focusable="false">
      <path fill={ground} d={`M0 0h${PORTRAIT_SIZE}v${PORTRAIT_SIZE}H0z`} />
      <g id={id} fill="none" stroke={line}>
        {rosettes.map((path) => (
          <path key={path} d={path} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      {[0.88, 0.77, 0.67, 0.58].map((scale) => (
        <use
          key={scale}
          href={`#${id}`}
          transform={`translate(${middle * (1 - scale)} ${middle * (1 - scale)}) scale(${scale})`}
        />
      ))}
      <circle cx={middle} cy={middle} r="46" fill={ground} stroke={accent} strokeWidth="3" />
      <text
        x={middle}
        y={middle}
        dy="0.35em"
        textAnchor="middle"
        fontSize="44"
        letterSpacing="1"
        fill={ink}
      >
        {initials}
      </text>
    </Sheet>
  );
};
