import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { theme } from '../theme';
import { ChartFrame, type ChartPoint } from './ChartFrame';
import { labelledPoints, ticksTo } from './scale';

// visx adds 20 KB (gzip) for scales, axes and bars; Recharts would add 122 KB, ECharts 190 KB.
const HEIGHT = 260;
const TOP = 10;
/** Pixels: height of the legend line, and width of each entry. */
const LEGEND = 24;
const LEGEND_ENTRY = 130;
const BOTTOM = 26;
/** Maximum width of an axis digit, in pixels. */
const CHARACTER_WIDTH = 7;
/** Minimum distance between two axis labels, in pixels. */
const NAME_SPACE = 76;
const MOST_NAMES = 12;

interface BarChartProps {
  label: string;
  points: readonly ChartPoint[];
  summary: string;
  formatValue: (value: number) => string;
  color?: 'chart1' | 'chart2' | 'chart4' | 'chart5';
  /** Labels of the total and the partial value, if points have one. */
  legend?: { whole: string; part: string };
}

interface LegendProps {
  entries: readonly { name: string; fill: string }[];
}

/** The legend is part of the drawing, so that exported images include it. */
const Legend = ({ entries }: LegendProps) =>
  entries.map(({ name, fill }, index) => (
    <g key={name} transform={`translate(${index * LEGEND_ENTRY} 0)`}>
      <rect width={12} height={12} fill={fill} />
      <text x={18} y={11}>
        {name}
      </text>
    </g>
  ));

/** A bar chart over time; a point's partial value is drawn inside its bar. */
export const BarChart = ({
  label,
  points,
  summary,
  formatValue,
  color = 'chart1',
  legend,
}: BarChartProps) => {
  const ticks = ticksTo(points.reduce((most, { value }) => Math.max(most, value), 0));
  const left = Math.max(...ticks.map((tick) => formatValue(tick).length)) * CHARACTER_WIDTH + 10;
  const y = scaleLinear<number>({
    domain: [0, ticks.at(-1) ?? 1],
    range: [HEIGHT - BOTTOM, legend ? TOP + LEGEND : TOP],
  });
  const foot = HEIGHT - BOTTOM;
  return (
    <ChartFrame
      label={label}
      points={points}
      summary={summary}
      height={HEIGHT}
      pointAt={({ x, width }) => Math.floor(((x - left) / (width - left)) * points.length)}
    >
      {(width, isFaint) => {
        const x = scaleBand<number>({
          domain: points.map((_, index) => index),
          range: [left, width],
          padding: points.length > 120 ? 0 : 0.3,
        });
        const names = Math.min(MOST_NAMES, Math.floor((width - left) / NAME_SPACE));
        return (
          <>
            {legend && (
              <Legend
                entries={[
                  { name: legend.whole, fill: theme.color[color] },
                  { name: legend.part, fill: theme.color.chart3 },
                ]}
              />
            )}
            <GridRows
              scale={y}
              left={left}
              width={width - left}
              tickValues={ticks}
              stroke={theme.color.line}
            />
            {points.map(({ name, value, part = 0 }, index) => (
              <g key={name} opacity={isFaint(index) ? 0.45 : 1}>
                <Bar
                  x={x(index)}
                  width={x.bandwidth()}
                  y={y(value)}
                  height={foot - y(value)}
                  fill={theme.color[color]}
                />
                {part > 0 && (
                  <Bar
                    x={x(index)}
                    width={x.bandwidth()}
                    y={y(part)}
                    height={foot - y(part)}
                    fill={theme.color.chart3}
                  />
                )}
              </g>
            ))}
            <AxisLeft
              scale={y}
              left={left}
              tickValues={ticks}
              tickFormat={(tick) => formatValue(Number(tick))}
              hideAxisLine
              hideTicks
              tickComponent={({ x: end, y: middle, formattedValue }) => (
                <text x={end} y={middle} dy="0.32em" textAnchor="end">
                  {formattedValue}
                </text>
              )}
            />
            <AxisBottom
              scale={x}
              top={foot}
              tickValues={labelledPoints(points.length, Math.max(1, names))}
              tickFormat={(index) => points[Number(index)]?.label}
              stroke={theme.color.control}
              hideTicks
              tickComponent={({ x: middle, y: line, formattedValue }) => (
                <text x={middle} y={line} textAnchor="middle">
                  {formattedValue}
                </text>
              )}
            />
          </>
        );
      }}
    </ChartFrame>
  );
};
