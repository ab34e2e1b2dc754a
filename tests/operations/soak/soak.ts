import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { record } from '../../../bench/lib/record';
import { holds, median, newReport, p95, report, type Figure } from '../../../bench/lib/report';
import type { Site } from '../Site';
import { Traffic } from '../Traffic';
import { usageOf, type Usage } from '../usage';
import { warmStart } from '../watchServers';
import { drawChart } from './chart';
import { Load } from './Load';

const PART = 'npm run test:operations -- --soak';
const CHART = fileURLToPath(new URL('../../../bench/soak.svg', import.meta.url));
const BUYERS = 20;
const CAPACITY_SECONDS = 20;
const SHARE = 0.5;
const EVERY_MS = 5_000;
const RENEW_LOGINS_MS = 300_000;

/** The usage of each process at one time. */
export interface Sample {
  minutes: number;
  usage: ReadonlyMap<string, Usage>;
}

/**
 * Runs the site at half of its capacity and watches each process; records figures and chart in `bench/`.
 * @returns whether nothing failed and nothing grew
 */
export async function soak(site: Site, course: string, minutes: number): Promise<boolean> {
  // A second start of each.
  await site.rollingRestart();
  const rest = usageOfAll(site);
  const traffic = await Traffic.create(site, course, BUYERS);
  await traffic.prepare();
  const load = new Load(site, traffic);
  await load.saturate(CAPACITY_SECONDS / 4);
  const capacity = await load.saturate(CAPACITY_SECONDS);
  console.log(`Capacity: ${Math.round(capacity)} requests a second. ${minutes} minutes at half …`);

  const samples: Sample[] = [];
  const began = performance.now();
  const sampling = setInterval(() => {
    samples.push({ minutes: (performance.now() - began) / 60_000, usage: usageOfAll(site) });
  }, EVERY_MS);
  const paying = setInterval(() => void pay(site).catch(console.error), EVERY_MS);
  const renewing = setInterval(() => void traffic.prepare().catch(console.error), RENEW_LOGINS_MS);
  const { waits, failures } = await load.sustain(capacity * SHARE, minutes * 60);
  clearInterval(sampling);
  clearInterval(paying);
  clearInterval(renewing);
  for (const failure of failures.slice(0, 12)) console.log(`  ${failure}`);

  const { lost, doubled } = await traffic.compareOrders();
  const none = { bar: { atMost: 0 } };
  const figures: Figure[] = [
    { what: 'duration', value: minutes, unit: 'min' },
    { what: 'capacity', value: capacity, unit: 'requests/s' },
    { what: 'requests at half of it', value: waits.length, unit: '' },
    { what: 'requests that failed', value: failures.length, unit: '', ...none },
    { what: 'orders lost or doubled', value: lost + doubled, unit: '', ...none },
    { what: 'p95 of requests', value: p95(waits), unit: 'ms' },
    ...site.servers.map((server) => ({
      what: `${server.name}: start, warm`,
      value: warmStart(server) ?? 0,
      unit: 's',
      bar: { atMost: 10 },
    })),
    ...[...rest.keys()].flatMap((name) => figuresOf(name, rest.get(name), samples)),
  ];
  report(PART, figures);
  record([newReport(PART, figures)], { replace: true });
  writeFileSync(CHART, drawChart(samples));
  return figures.every(holds);
}

/** As bank transfers do. Each order counts its member's unpaid ones, of which there would soon be thousands. */
const pay = (site: Site): Promise<unknown> =>
  site.sql(`update orders set order_status = 'paid' where order_status = 'pending_payment'`);

function usageOfAll(site: Site): Map<string, Usage> {
  const all = [
    ...[...site.servers, site.nginx].map((each) => [each.name, each.usage()] as const),
    ['PostgreSQL', usageOf(site.database.pid)] as const,
  ];
  return new Map(all.flatMap(([name, usage]) => (usage ? [[name, usage] as const] : [])));
}

/** Caches and pools fill during the first quarter; after it, nothing may grow. */
function figuresOf(name: string, rest: Usage | undefined, samples: readonly Sample[]): Figure[] {
  const quarter = Math.ceil(samples.length / 4);
  const medianFrom = (from: number, field: keyof Usage) =>
    median(
      samples.slice(from, from + quarter).flatMap(({ usage }) => usage.get(name)?.[field] ?? []),
    );
  const late = samples.length - quarter;
  const growth = (what: string, field: keyof Usage, atMost: number): Figure => ({
    what: `${name}: ${what}, last quarter ÷ second`,
    value: medianFrom(late, field) / medianFrom(quarter, field),
    unit: '×',
    bar: { atMost },
  });
  return [
    { what: `${name}: memory at rest`, value: rest?.memoryMB ?? 0, unit: 'MB' },
    { what: `${name}: memory under load`, value: medianFrom(late, 'memoryMB'), unit: 'MB' },
    growth('memory', 'memoryMB', 1.1),
    growth('open files', 'files', 1.2),
    growth('connections', 'connections', 1.2),
  ];
}
