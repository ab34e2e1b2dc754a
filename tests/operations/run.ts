// `npm run test:operations`: installs a release in an empty folder, runs two hosts, two APIs, PostgreSQL and nginx from
// it, and lets everything happen to them that happens in production. `-- --short` takes some minutes. `RELEASE` and
// `NEXT` name archives to use instead of a new one and a changed copy.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireTools } from '../../scripts/lib/tools.mjs';
import { findPostgres } from '../support/postgres';
import { addItem } from '../support/content';
import { laterRelease, releaseArchive, unlock, unpack } from './release';
import type { Scene, Stage } from './scenes/scene';
import { scenes } from './scenes/scenes';
import { newFolder, Site } from './Site';
import { Traffic, type Result } from './Traffic';

const isShort = process.argv.includes('--short');
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const DISK_MB = 1_500;

interface Played {
  scene: Scene;
  result: Result | null;
  problem: string | null;
}

// Debian keeps PostgreSQL's programs apart.
requireTools('nginx', ...(findPostgres() ? [] : (['initdb'] as const)));
const archive = releaseArchive();
const folder = newFolder();
execFileSync('chmod', ['755', folder]);
const disk = mountSmallDisk(join(folder, 'database'));
// Ends the servers and the disk with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.once('exit', disk.remove);
let isFailed = false;
try {
  const release = unpack(archive, join(folder, 'release'));
  const later = laterRelease(release, join(folder, 'later'));
  const site = await Site.create(release, folder, disk.folder);
  try {
    const began = performance.now();
    await site.start();
    console.log(`Installed ${release.version}, ready after ${secondsSince(began)} s.`);
    const course = await addItem(site, 'course', { capacity: null });
    const traffic = await Traffic.create(site, course);
    const stage = { site, release, later, isShort };
    const wanted = scenes.filter(({ name }) => !only || name.includes(only));
    const played: Played[] = [];
    for (const scene of wanted) played.push(await playScene(scene, stage, traffic));
    isFailed = played.some(({ problem }) => problem !== null);
    printTable(played);
  } finally {
    await site.stop();
  }
} catch (error) {
  isFailed = true;
  console.error(error);
} finally {
  disk.remove();
  // The logs of a failure stay.
  if (isFailed) console.log(`The logs are in ${folder}.`);
  else remove(folder);
}
process.exit(isFailed ? 1 : 0);

async function playScene(scene: Scene, stage: Stage, traffic: Traffic): Promise<Played> {
  const obstacle = scene.obstacle?.(stage) ?? null;
  if (obstacle !== null) {
    console.log(`${scene.name}: skipped, ${obstacle}.`);
    return { scene, result: null, problem: null };
  }
  console.log(`${scene.name} …`);
  try {
    const result = await traffic.during(() => scene.play(stage));
    return { scene, result, problem: problemOf(scene, result) };
  } catch (error) {
    return { scene, result: null, problem: error instanceof Error ? error.message : String(error) };
  } finally {
    for (const line of summary(traffic.failures)) console.log(`  ${line}`);
  }
}

function problemOf({ mayRefuseOrders }: Scene, { pages, orders, lost, doubled }: Result) {
  if (lost > 0 || doubled > 0) return `${lost} orders lost, ${doubled} doubled`;
  if (pages.failed > 0) return `${pages.failed} pages failed`;
  if (orders.failed > 0 && !mayRefuseOrders) return `${orders.failed} orders failed`;
  if (orders.requests === orders.failed || pages.requests === 0) return 'no traffic';
  return null;
}

function printTable(played: readonly Played[]): void {
  const rows = played.map(({ scene, result, problem }) => ({
    scene: scene.name,
    ...(result && {
      seconds: Math.round(result.seconds),
      pages: result.pages.requests,
      'pages repeated': result.pages.repeated,
      'pages failed': result.pages.failed,
      orders: result.orders.requests,
      'orders repeated': result.orders.repeated,
      'orders failed': result.orders.failed,
      lost: result.lost,
      doubled: result.doubled,
    }),
    result: problem ?? (result === null ? 'skipped' : 'passed'),
  }));
  console.table(rows);
}

function remove(path: string): void {
  unlock(path);
  rmSync(path, { recursive: true, force: true });
}

/** Equal lines once, with their number. */
function summary(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].slice(0, 12).map(([line, count]) => `${count} × ${line}`);
}

/** For PostgreSQL's data. Without root, an ordinary folder. */
function mountSmallDisk(path: string): { folder: string; remove(): void } {
  mkdirSync(path);
  if (process.getuid?.() !== 0) return { folder: path, remove: () => undefined };
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', path]);
    let isMounted = true;
    const remove = () => {
      if (isMounted) execFileSync('umount', ['--lazy', path]);
      isMounted = false;
    };
    return { folder: path, remove };
  } catch {
    return { folder: path, remove: () => undefined };
  }
}

function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 1000);
}
