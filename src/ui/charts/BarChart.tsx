import { useState, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { figureStyles } from '../figureStyles';
import { media, theme } from '../theme';
import { labelledPoints, ticksTo } from './scale';

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${theme.space[3]};
  font-size: ${theme.size.xs};
  line-height: 1.2;
  color: ${theme.color.muted};
`;

const Values = styled.div`
  ${figureStyles}
  display: flex;
  flex-direction: column-reverse;
  justify-content: space-between;
  margin-block: -0.6em;
  text-align: end;
  white-space: nowrap;
`;

const Plot = styled.div`
  position: relative;
  height: 14rem;

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    forced-color-adjust: none;
  }

  line {
    stroke: ${theme.color.line};
    vector-effect: non-scaling-stroke;
  }

  line:last-of-type {
    stroke: ${theme.color.control};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: ${theme.space[1]};
  }
`;

/* Invisible over the bars: a native slider brings keyboard, touch and screen readers to the points. */
const Picker = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: crosshair;
  touch-action: pan-y;

  ${media.print} {
    display: none;
  }
`;

const Names = styled.div`
  ${figureStyles}
  position: relative;
  grid-column: 2;
  height: 1.2em;
  margin-top: ${theme.space[2]};
`;

const Name = styled.span<{ $at: number }>`
  position: absolute;
  left: ${({ $at }) => $at}%;
  transform: translateX(-50%);
  white-space: nowrap;
`;

const Readout = styled.p`
  ${figureStyles}
  min-height: 1.5em;
  margin: 0 0 ${theme.space[4]};
  font-size: ${theme.size.sm};
  line-height: 1.5;
`;

export interface ChartPoint {
  /** In full: "05/07/2026". */
  name: string;
  /** On the axis: "05/07". */
  label: string;
  value: number;
  /** What is said of it: "1.200.000 ₫, 3 đơn". */
  text: string;
}

interface BarChartProps {
  /** What it shows, for screen readers; its table must stand beside it. */
  label: string;
  points: readonly ChartPoint[];
  /** Said while no point is chosen. */
  summary: string;
  formatValue: (value: number) => string;
  color?: 'chart1' | 'chart2';
}

const MOST_NAMES = 6;
/** Of the drawing, in its own units. */
const HEIGHT = 100;

/** Bars of a series over time. The labels are text of the page, so they keep their size at any width. */
export const BarChart = ({
  label,
  points,
  summary,
  formatValue,
  color = 'chart1',
}: BarChartProps) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const ticks = ticksTo(points.reduce((most, { value }) => Math.max(most, value), 0));
  const top = ticks.at(-1) ?? 1;
  const heightOf = (value: number) => (value / top) * HEIGHT;
  const point = chosen === null ? undefined : points[chosen];
  const gap = points.length > 120 ? 0 : 0.15;
  const follow = ({ nativeEvent, currentTarget }: PointerEvent<HTMLInputElement>) => {
    const share = nativeEvent.offsetX / currentTarget.clientWidth;
    setChosen(Math.min(points.length - 1, Math.max(0, Math.floor(share * points.length))));
  };
  return (
    <div>
      <Readout aria-hidden="true">{point ? `${point.name}: ${point.text}` : summary}</Readout>
      <Frame>
        <Values aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick}>{formatValue(tick)}</span>
          ))}
        </Values>
        <Plot>
          <svg
            viewBox={`0 0 ${points.length} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${label}. ${summary}`}
          >
            {ticks.toReversed().map((tick) => (
              <line
                key={tick}
                x1={0}
                x2={points.length}
                y1={HEIGHT - heightOf(tick)}
                y2={HEIGHT - heightOf(tick)}
              />
            ))}
            {points.map(({ name, value }, index) => (
              <rect
                key={name}
                x={index + gap}
                width={1 - 2 * gap}
                y={HEIGHT - heightOf(value)}
                height={heightOf(value)}
                fill={theme.color[color]}
                opacity={chosen === null || chosen === index ? 1 : 0.45}
              />
            ))}
          </svg>
          <Picker
            type="range"
            min={0}
            max={Math.max(0, points.length - 1)}
            step={1}
            value={chosen ?? 0}
            aria-label={label}
            aria-valuetext={point ? `${point.name}: ${point.text}` : summary}
            onChange={({ target }) => setChosen(Number(target.value))}
            onFocus={() => setChosen((known) => known ?? 0)}
            onBlur={() => setChosen(null)}
            onPointerMove={follow}
            onPointerLeave={() => setChosen(null)}
          />
        </Plot>
        <Names aria-hidden="true">
          {labelledPoints(points.length, MOST_NAMES).map((index) => (
            <Name key={index} $at={((index + 0.5) / points.length) * 100}>
              {points[index]?.label}
            </Name>
          ))}
        </Names>
      </Frame>
    </div>
  );
};
