import type { Usage } from '../usage';
import type { Sample } from './soak';

const WIDTH = 800;
const PANEL = { left: 60, width: 720, height: 150, gap: 55, top: 60 };
const COLORS = ['#1f77b4', '#17becf', '#d62728', '#ff7f0e', '#2ca02c', '#9467bd'];
const STEPS = 4;

interface Subject {
  field: keyof Usage;
  title: string;
  /** A process with much higher values, beside which the other lines would be flat. */
  without?: string;
}

const panels: readonly Subject[] = [
  { field: 'memoryMB', title: 'Resident memory, MB' },
  { field: 'files', title: 'Open files, without PostgreSQL', without: 'PostgreSQL' },
  { field: 'connections', title: 'Connections' },
];

/** An SVG with a line for each process, in one panel for each of memory, files and connections. */
export function drawChart(samples: readonly Sample[]): string {
  const names = [...(samples[0]?.usage.keys() ?? [])];
  const end = samples.at(-1)?.minutes ?? 1;
  const height = PANEL.top + panels.length * (PANEL.height + PANEL.gap);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...names.map((name, at) => {
      const x = PANEL.left + at * 120;
      return `<rect x="${x}" y="14" width="12" height="12" fill="${colorOf(at)}"/><text x="${x + 17}" y="24">${name}</text>`;
    }),
    ...panels.map(({ field, title, without }, at) =>
      drawPanel({
        field,
        title,
        samples,
        // It is the last one, so the colours of the others do not change.
        names: names.filter((name) => name !== without),
        end,
        top: PANEL.top + at * (PANEL.height + PANEL.gap),
      }),
    ),
    '</svg>',
    '',
  ].join('\n');
}

interface Panel extends Omit<Subject, 'without'> {
  samples: readonly Sample[];
  names: readonly string[];
  /** Minutes. */
  end: number;
  top: number;
}

function drawPanel({ field, title, samples, names, end, top }: Panel): string {
  const valueOf = ({ usage }: Sample, name: string) => usage.get(name)?.[field] ?? 0;
  const most = Math.max(1, ...samples.flatMap((each) => names.map((name) => valueOf(each, name))));
  const x = (minutes: number) => (PANEL.left + (minutes / end) * PANEL.width).toFixed(1);
  const y = (value: number) => (top + PANEL.height * (1 - value / most)).toFixed(1);
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  const right = PANEL.left + PANEL.width;
  return [
    `<text x="${PANEL.left}" y="${top - 8}" font-weight="bold">${title}</text>`,
    ...steps.map((step) => {
      const [line, value] = [y(step * most), Math.round(step * most)];
      return `<line x1="${PANEL.left}" x2="${right}" y1="${line}" y2="${line}" stroke="#ddd"/><text x="${PANEL.left - 6}" y="${line}" dy="4" text-anchor="end">${value}</text>`;
    }),
    ...steps.map(
      (step) =>
        `<text x="${x(step * end)}" y="${top + PANEL.height + 16}" text-anchor="middle">${Number((step * end).toFixed(1))} min</text>`,
    ),
    ...names.map((name, at) => {
      const points = samples.map((each) => `${x(each.minutes)},${y(valueOf(each, name))}`);
      return `<polyline fill="none" stroke="${colorOf(at)}" stroke-width="1.5" points="${points.join(' ')}"/>`;
    }),
  ].join('\n');
}

const colorOf = (at: number): string => COLORS[at % COLORS.length] ?? '#000';
