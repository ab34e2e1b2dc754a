// `npm run test:operations`: installs a release in an empty folder, runs two hosts, two APIs, PostgreSQL and nginx from
// it, and subjects them to the incidents of production, within an hour.
//   --short              the scenes of CI
//   --only=<part>        scenes whose names contain it; several if it is repeated
//   --soak [--minutes=30]  half of the capacity instead of scenes, recorded in bench/RESULTS.md
// `RELEASE` and `NEXT` name archives to use instead of a new one and a changed copy of it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireTools } from '../../scripts/lib/tools.mjs';
import { findPostgres } from '../support/postgres';
import { Library } from './Library';
import { laterRelease, releaseArchive, unlock, unpack } from './release';
import type { Scene, Stage } from './scenes/scene';
import { scenes } from './scenes/scenes';
import { newFolder, Site } from './Site';
import { soak } from './soak/soak';
import { Traffic, type Result } from './Traffic';
import { watchServers } from './watchServers';

const DISK_MB = 1_500;

interface Options {
  scenes: readonly Scene[];
  isShort: boolean;
  /** Null for scenes. */
  soakMinutes: number | null;
}

type Played = { scene: Scene } & (
  | { result: Result | null; problem: string }
  | { result: Result; problem: null }
  | { result: null; problem: null; skipped: string }
);

const options = readOptions();
// Debian installs PostgreSQL's programs outside the PATH.
requireTools('curl', 'nginx', ...(findPostgres() ? [] : (['initdb'] as const)));
const archive = releaseArchive(options);
const began = performance.now();
const folder = newFolder();
execFileSync('chmod', ['755', folder]);
const disk = placeForDatabase(join(folder, 'database'), options);
// Also stops the servers and unmounts the disk.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.once('exit', disk.remove);
let isFailed = false;
try {
  const release = unpack(archive, join(folder, 'release'));
  const site = await Site.create(folder, { databaseFolder: disk.folder, ...options });
  site.link(release);
  try {
    await site.start();
    console.log(`Installed ${release.version}, ready after ${seconds()} s.`);
    const library = await Library.create(site);
    console.log(`The first administrator has published: ${seconds()} s.`);
    if (options.soakMinutes === null) {
      const later = laterRelease(release, join(folder, 'later'));
      const traffic = await Traffic.create(site, library.course);
      isFailed = !(await playAll({ site, library, traffic, release, later, ...options }));
    } else {
      isFailed = !(await soak(site, library.course, options.soakMinutes));
    }
  } finally {
    await site.stop();
  }
  console.log(
    `All servers exited with 0 within 15 s. ${seconds()} s since the release was packed.`,
  );
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

/** @returns whether all have passed, or were skipped */
async function playAll(stage: Stage): Promise<boolean> {
  const servers = watchServers(stage.site);
  const played: Played[] = [];
  for (const scene of options.scenes) played.push(await playScene(scene, stage));
  printTable(played);
  console.table(servers.end());
  const skipped = played.filter((each) => 'skipped' in each);
  if (skipped.length > 0) console.log(`${skipped.length} of ${played.length} scenes were skipped.`);
  return played.every(({ problem }) => problem === null);
}

async function playScene(scene: Scene, stage: Stage): Promise<Played> {
  const obstacle = scene.obstacle?.(stage) ?? null;
  if (obstacle !== null) return { scene, result: null, problem: null, skipped: obstacle };
  console.log(`${scene.name} …`);
  const { traffic, site } = stage;
  const crashes = crashesOf(site);
  try {
    const result = await traffic.during(() => scene.play(stage));
    const ended = crashesOf(site) - crashes;
    const problem = ended > 0 ? `${ended} servers exited unexpectedly` : problemOf(scene, result);
    return { scene, result, problem };
  } catch (error) {
    return { scene, result: null, problem: error instanceof Error ? error.message : String(error) };
  } finally {
    for (const line of summary(traffic.failures)) console.log(`  ${line}`);
  }
}

function crashesOf({ servers }: Site): number {
  return servers.reduce((sum, { crashes }) => sum + crashes, 0);
}

function problemOf({ mayFail }: Scene, { pages, orders, lost, doubled }: Result): string | null {
  if (lost > 0 || doubled > 0) return `${lost} orders lost, ${doubled} doubled`;
  if (pages.failed > 0 && mayFail !== 'everything') return `${pages.failed} pages failed`;
  if (orders.failed > 0 && (mayFail === 'nothing' || mayFail === 'inFlight')) {
    return `${orders.failed} orders failed`;
  }
  if (orders.repeated > 0 && mayFail === 'nothing') return `${orders.repeated} orders repeated`;
  if (orders.requests === orders.failed || pages.requests === pages.failed) return 'no traffic';
  return null;
}

function printTable(played: readonly Played[]): void {
  const rows = played.map(({ scene, result, ...rest }) => ({
    scene: scene.name,
    ...(result && {
      seconds: Math.round(result.seconds),
      pages: result.pages.requests,
      'pages failed': result.pages.failed,
      orders: result.orders.requests,
      'orders repeated': result.orders.repeated,
      'orders failed': result.orders.failed,
      lost: result.lost,
      doubled: result.doubled,
    }),
    result: 'skipped' in rest ? `skipped: ${rest.skipped}` : (rest.problem ?? 'passed'),
  }));
  console.table(rows);
}

/** Exits with 2 if they are wrong. */
function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: {
        short: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
        soak: { type: 'boolean', default: false },
        minutes: { type: 'string', default: '30' },
      },
    });
    const { short: isShort, only, soak: isSoak } = values;
    const minutes = Number(values.minutes);
    if (!(minutes > 0)) throw new Error(`--minutes=${values.minutes} is not a number of minutes.`);
    const found = scenes.filter((scene) =>
      only.length === 0
        ? scene.isShort || !isShort
        : only.some((part) => scene.name.includes(part)),
    );
    const unknown = only.find((part) => !scenes.some(({ name }) => name.includes(part)));
    if (unknown !== undefined) {
      const names = scenes.map(({ name }) => `- ${name}`).join('\n');
      throw new Error(`No scene has "${unknown}" in its name. The scenes are:\n${names}`);
    }
    return { scenes: found, isShort, soakMinutes: isSoak ? minutes : null };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

function remove(path: string): void {
  unlock(path);
  rmSync(path, { recursive: true, force: true });
}

/** Merges equal lines, with their count. */
function summary(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].slice(0, 12).map(([line, count]) => `${count} × ${line}`);
}

/** A small disk if a scene fills it; without root, an ordinary folder. */
function placeForDatabase(path: string, { isShort, soakMinutes }: Options) {
  mkdirSync(path);
  const place = { folder: path, remove: () => undefined as void };
  if (isShort || soakMinutes !== null || process.getuid?.() !== 0) return place;
  const image = `${path}.image`;
  try {
    execFileSync('truncate', ['--size', `${DISK_MB}M`, image]);
    execFileSync('mkfs.ext4', ['-q', image]);
    execFileSync('mount', ['-o', 'loop', image, path]);
    rmSync(join(path, 'lost+found'), { recursive: true });
  } catch {
    return place;
  }
  let isMounted = true;
  place.remove = () => {
    if (isMounted) execFileSync('umount', ['--lazy', path]);
    isMounted = false;
  };
  return place;
}

function seconds(): number {
  return Math.round((performance.now() - began) / 1000);
}
