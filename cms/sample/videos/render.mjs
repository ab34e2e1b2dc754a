/**
 * Renders the video of a lesson and its captions: `node cms/sample/videos/render.mjs [folder for single frames]`.
 * Needs Chromium (`CHROMIUM`, by default /usr/bin/chromium) and ffmpeg with libx264. With a folder it only
 * stores one frame a caption there, to look at.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { people } from './chuan-muc-2024/people.mjs';
import { opening } from './chuan-muc-2024/opening.mjs';
import { reading } from './chuan-muc-2024/reading.mjs';
import { work } from './chuan-muc-2024/work.mjs';
import { html } from './page.mjs';

const RATE = 25;
const slides = [...opening, ...people, ...work, ...reading];
const total = slides.reduce((sum, { seconds }) => sum + seconds, 0);
const sample = fileURLToPath(new URL('..', import.meta.url));
const course = 'ap-dung-chuan-muc-kiem-toan-noi-bo-toan-cau-2024';

/** All captions by the video's time. */
function cues() {
  let start = 0;
  return slides.flatMap(({ seconds, captions }) => {
    const moved = captions.map(([from, to, text]) => [start + from, start + to, text]);
    start += seconds;
    return moved;
  });
}

const clock = (seconds) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

const webVtt = () =>
  `WEBVTT\n\n${cues()
    .map(([from, to, text]) => `${clock(from)} --> ${clock(to)}\n${text}\n`)
    .join('\n')}`;

/** Screenshots of the distinct frames. @returns the list for ffmpeg's concat demuxer */
async function frames(page, folder) {
  const list = [];
  let last = '';
  let count = 0;
  for (let frame = 0; frame < total * RATE; frame++) {
    const state = await page.evaluate((time) => globalThis.showAt(time), frame / RATE);
    if (state !== last) {
      const name = `${frame}.png`;
      writeFileSync(join(folder, name), await page.screenshot());
      list.push({ name, count: 0 });
      last = state;
      count++;
    }
    list.at(-1).count++;
  }
  console.log(`${count} frames drawn, ${total} seconds`);
  const lines = list.map(
    ({ name, count: repeats }) => `file '${name}'\nduration ${repeats / RATE}`,
  );
  return `ffconcat version 1.0\n${lines.join('\n')}\nfile '${list.at(-1).name}'\n`;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
await page.setContent(await html(slides));
await page.evaluate(() => globalThis.showAt(0));
await page.evaluate(() => globalThis.document.fonts.ready);

const [only] = process.argv.slice(2);
if (only) {
  for (const [, to] of cues()) {
    await page.evaluate((time) => globalThis.showAt(time), to - 0.1);
    await page.screenshot({ path: join(only, `${clock(to).slice(3, 8).replace(':', '-')}.png`) });
  }
} else {
  const folder = mkdtempSync(join(tmpdir(), 'video-'));
  writeFileSync(join(folder, 'list.txt'), await frames(page, folder));
  const video = join(sample, 'files', 'chuan-muc-2024.mp4');
  const encoding = '-c:v libx264 -preset slow -tune animation -crf 21 -g 125 -pix_fmt yuv420p';
  const args = `-y -v error -f concat -i list.txt -vf fps=${RATE} ${encoding} -movflags +faststart`;
  execFileSync('ffmpeg', [...args.split(' '), video], { cwd: folder, stdio: 'inherit' });
  writeFileSync(join(sample, 'content', 'lessons', course, 'chuan-muc-2024.vtt'), webVtt());
  rmSync(folder, { recursive: true });
}
await browser.close();
