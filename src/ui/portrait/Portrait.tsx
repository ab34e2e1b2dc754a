import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { coverInks } from '../colors';
import { hashOf, seededRandom, type Random } from '../cover/random';
import { theme } from '../theme';

const PORTRAIT_SIZE = 240;

interface PortraitDrawing {
  ground: string;
  line: string;
  ink: string;
  accent: string;
  rosettes: readonly string[];
  initials: string;
}

const CENTRE = PORTRAIT_SIZE / 2;
const STEPS = 80;

/** A guilloche: a closed curve that swings between two radii. */
function rosette(outer: number, swing: number, petals: number, turn: number): string {
  const points = Array.from({ length: STEPS }, (_, step) => {
    const angle = (2 * Math.PI * step) / STEPS;
    const radius = outer - swing * (0.5 + 0.5 * Math.cos(petals * angle + turn));
    const x = Math.round(CENTRE + radius * Math.cos(angle));
    const y = Math.round(CENTRE + radius * Math.sin(angle));
    return `${x} ${y}`;
  });
  return `M${points.join('L')}z`;
}

function rosettesOf(random: Random): string[] {
  const petals = random.integer(5, 9);
  const swing = random.integer(22, 40);
  const turn = random.float() * Math.PI;
  return [rosette(108, swing, petals, turn), rosette(108, swing, petals, turn + Math.PI)];
}

/** First and given name: `Dương Lan Anh` → `DA`. */
export function initialsOf(name: string): string {
  const names = name.normalize('NFC').trim().split(/\s+/);
  const [first = '', last = ''] = [names[0], names.length > 1 ? names.at(-1) : ''];
  return [first, last].map((word) => [...word].slice(0, 1).join('').toUpperCase()).join('');
}

/**
 * Deterministic initials in a rosette for people without a photograph. No face: an invented one would claim
 * to be theirs.
 */
export function drawPortrait({ seed, name }: { seed: string; name: string }): PortraitDrawing {
  const inks = coverInks[hashOf(seed) % coverInks.length] ?? coverInks[0];
  return {
    ground: inks.ground,
    line: inks.fine,
    ink: inks.strong,
    accent: inks.accent,
    rosettes: rosettesOf(seededRandom(seed)),
    initials: initialsOf(name),
  };
}

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
