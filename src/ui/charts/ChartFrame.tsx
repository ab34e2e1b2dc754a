import {
  useState,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';
import { tabularNumberStyles } from '../sharedStyles';
import { media, theme } from '../theme';

/** Used until measured, and where measuring is not possible. */
const USUAL_WIDTH = 640;

/** The current width of an element in pixels. */
function useWidth<Element extends HTMLElement>(): {
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

const Readout = styled.p`
  ${tabularNumberStyles}
  min-height: 1.5em;
  margin: 0 0 ${theme.space[3]};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
`;

const Plot = styled.div`
  position: relative;

  svg {
    display: block;
    overflow: visible;
    forced-color-adjust: none;
  }

  text {
    font-family: ${theme.font.figures};
    font-size: ${theme.size.xs};
    font-variant-numeric: tabular-nums lining-nums;
    fill: ${theme.color.muted};
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

export interface ChartPoint {
  /** In full: "05/07/2026". */
  name: string;
  /** On the axis: "05/07". */
  label: string;
  value: number;
  /** The part of the value drawn in the second color. */
  part?: number;
  /** The announced value: "1.200.000 ₫, 3 đơn". */
  text: string;
}

interface ChartFrameProps {
  /** Accessible description; the data table must be next to the chart. */
  label: string;
  points: readonly ChartPoint[];
  /** Announced while no point is chosen. */
  summary: string;
  height: number;
  /** The index of the point at a position in pixels from the upper left corner. */
  pointAt: (position: { x: number; y: number; width: number }) => number;
  /** Draws the chart at the width in pixels; `isFaint` marks points other than the chosen one. */
  children: (width: number, isFaint: (index: number) => boolean) => ReactNode;
}

/** An SVG chart whose points are announced one by one. */
export const ChartFrame = ({
  label,
  points,
  summary,
  height,
  pointAt,
  children,
}: ChartFrameProps) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const { ref, width } = useWidth<HTMLDivElement>();
  const point = chosen === null ? undefined : points[chosen];
  const announcement = point ? `${point.name}: ${point.text}` : summary;
  const follow = ({ nativeEvent: { offsetX: x, offsetY: y } }: PointerEvent<HTMLInputElement>) =>
    setChosen(Math.min(points.length - 1, Math.max(0, pointAt({ x, y, width }))));
  return (
    <div>
      <Readout aria-hidden="true">{announcement}</Readout>
      <Plot ref={ref}>
        <svg width="100%" height={height} role="img" aria-label={`${label}. ${summary}`}>
          {children(width, (index) => chosen !== null && chosen !== index)}
        </svg>
        <Picker
          type="range"
          min={0}
          max={Math.max(0, points.length - 1)}
          step={1}
          value={chosen ?? 0}
          aria-label={label}
          aria-valuetext={announcement}
          onChange={({ target }) => setChosen(Number(target.value))}
          onFocus={() => setChosen((known) => known ?? 0)}
          onBlur={() => setChosen(null)}
          onPointerMove={follow}
          onPointerLeave={() => setChosen(null)}
        />
      </Plot>
    </div>
  );
};
