import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { theme } from '../theme';
import { ChartFrame, type ChartPoint } from './ChartFrame';

const ROW = 46;
const BASELINE = 16;
const BAR_TOP = 24;
const BAR = 12;

interface RowChartProps {
  label: string;
  points: readonly ChartPoint[];
  summary: string;
  color?: 'chart1' | 'chart2' | 'chart4' | 'chart5';
}

/** A horizontal bar per kind, below its name and value. */
export const RowChart = ({ label, points, summary, color = 'chart1' }: RowChartProps) => {
  const most = points.reduce((sum, { value }) => Math.max(sum, value), 1);
  return (
    <ChartFrame
      label={label}
      points={points}
      summary={summary}
      height={Math.max(1, points.length) * ROW}
      pointAt={({ y }) => Math.floor(y / ROW)}
    >
      {(width, isFaint) => {
        const x = scaleLinear<number>({ domain: [0, most], range: [0, width] });
        return points.map(({ name, label: short, value, part = 0, text }, index) => (
          <g key={name} opacity={isFaint(index) ? 0.45 : 1}>
            <text x={0} y={index * ROW + BASELINE}>
              {fitting(short, width - text.length * 8)}
            </text>
            <text x={width} y={index * ROW + BASELINE} textAnchor="end">
              {text}
            </text>
            <Bar
              x={0}
              y={index * ROW + BAR_TOP}
              width={width}
              height={BAR}
              fill={theme.color.line}
            />
            <Bar
              x={0}
              y={index * ROW + BAR_TOP}
              width={x(value)}
              height={BAR}
              fill={theme.color[color]}
            />
            {part > 0 && (
              <Bar
                x={0}
                y={index * ROW + BAR_TOP}
                width={x(part)}
                height={BAR}
                fill={theme.color.chart3}
              />
            )}
          </g>
        ));
      }}
    </ChartFrame>
  );
};

/** Average character width in pixels. */
const CHARACTER_WIDTH = 6.4;

/** Truncates a name to the available width; the table shows it in full. */
function fitting(name: string, width: number): string {
  const maxLength = Math.max(8, Math.floor(width / CHARACTER_WIDTH));
  return name.length <= maxLength ? name : `${name.slice(0, maxLength - 1).trimEnd()}…`;
}
