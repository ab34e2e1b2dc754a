import { formatBar, formatNumber } from './report';
import { parts } from './parts';
import type { Measurement } from './record';

/** Figures that other commands measure, recorded by hand when they change. */
const otherCommands: Readonly<Record<string, string>> = {
  'npm run bench -- lines <commit>': 'The same at another commit',
  'npm run bench -- pages fresh': 'From a fresh clone to the first page',
  'npm run mutation': 'Changes of the code that the tests notice, by Stryker',
  'npm run done': 'Whether a change of the contract is complete',
  'npm test': 'The whole test suite from a fresh clone',
  'npm run test:long': 'Long histories, crashes and retries',
  'tests/mistakes': 'Seeded mistakes that are caught',
  'packages/rest-contract': 'Seeded mistakes in the contract of another API',
  'npm run test:operations -- --soak':
    'A site of two hosts and two APIs at half of its capacity: shows whether memory, files or connections grow',
  'tests/load': "One visitor's load and another visitor's page",
};

/** The chart that a command writes beside its figures, below `bench`. */
const charts: Readonly<Record<string, string>> = {
  'npm run test:operations -- --soak': 'soak.svg',
};

/** The README's figures: part, figure, and its label. */
const headlines: readonly (readonly [part: string, what: string, label: string])[] = [
  ['pages', 'rendered, API included', 'pages rendered a second on one core, API included'],
  ['pages', 'host ÷ nginx', 'rate of cached pages, against nginx with the same bytes'],
  ['orders', 'orders, sqlite', 'orders a second on SQLite'],
  [
    'rendering',
    '100 records through the cache, our link ÷ a stock RestLink',
    'time to query 100 records, against apollo-link-rest alone',
  ],
  ['lighthouse', 'course: performance', 'Lighthouse performance of a course on a phone'],
];

/** The README's table of figures. */
export function renderHeadlines(results: readonly Measurement[]): string {
  const rows = headlines.map(([part, what, label]) => {
    const figure = results.find((one) => one.part === part && one.what === what);
    if (!figure) throw new Error(`The part ${part} has no figure "${what}".`);
    return (
      `| ${label} | ${formatNumber(figure.value)} ${figure.unit}`.trim() +
      ` | ${formatBar(figure)} |`
    );
  });
  return ['| what | measured | bar |', '|---|---:|---|', ...rows].join('\n');
}

const HEADLINES = /(?<=<!-- The table is written by `npm run bench`. -->\n\n)[^]*$/;

/** Replaces the table at the end of the README. */
export const withHeadlines = (readme: string, results: readonly Measurement[]): string =>
  readme.replace(HEADLINES, () => `${renderHeadlines(results)}\n`);

function row(measurement: Measurement): string {
  const { what, value, unit, date, commit, node, cores } = measurement;
  const cells = [
    what.replaceAll('|', '\\|'),
    `${formatNumber(value)} ${unit}`.trim(),
    formatBar(measurement),
    date,
    commit,
    `Node ${node.replace('v', '')}, ${cores} cores`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const section = (heading: string, measures: string, figures: readonly Measurement[]): string[] =>
  figures.length === 0
    ? []
    : [
        `## ${heading}`,
        '',
        `${measures}.`,
        '',
        ...(charts[heading] ? [`![${measures}](${charts[heading]})`, ''] : []),
        '| what | measured | bar | date | commit | machine |',
        '|---|---:|---|---|---|---|',
        ...figures.map(row),
        '',
      ];

/** The Markdown tables of all measurements, one for each part. */
export function render(results: readonly Measurement[]): string {
  const of = (name: string) => results.filter(({ part }) => part === name);
  return [
    '# Benchmark results',
    '',
    'Generated from `bench/results.json` by `npm run bench`. Do not edit it.',
    'Times depend on the machine and on other load: compare ratios, and figures of the same commit and date.',
    '',
    ...parts.flatMap(({ name, measures }) =>
      section(`npm run bench -- ${name}`, measures, of(name)),
    ),
    ...Object.entries(otherCommands).flatMap(([name, measures]) =>
      section(name, measures, of(name)),
    ),
  ].join('\n');
}
