/** The codegen for APIs of 250, 500 and 1,000 endpoints, each with an operation: all at once, and one changed operation. */
import { performance } from 'node:perf_hooks';
import config from '../codegen';
import { createGenerator, settingsOf } from 'rest-contract/testing';
import { contractOf } from './endpoints/contract';
import { report, type Figure } from './report';

const SIZES = [250, 500, 1_000];

const settings = {
  schema: 'schema/*.graphql',
  documents: 'app/*.graphql',
  folder: 'app/generated/',
  options: settingsOf(config).options,
};

interface Seconds {
  wall: number;
  /** Of the processor, which other work on the machine does not lengthen. */
  work: number;
}

async function timed(run: () => Promise<unknown>): Promise<Seconds> {
  const start = performance.now();
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return { wall: (performance.now() - start) / 1000, work: (user + system) / 1_000_000 };
}

const figures: Figure[] = [];
// The first run also loads and compiles the generator's own code.
await createGenerator(settings)(contractOf(40), { strict: true });
/** Seconds of the processor for an endpoint, by size. */
const perEndpoint: number[] = [];
for (const size of SIZES) {
  const make = createGenerator(settings);
  const texts = contractOf(size);
  let files = 0;
  const whole = await timed(async () => {
    files = (await make(texts, { strict: true })).files.length;
  });
  const [first, ...others] = texts.operations;
  if (!first) throw new Error('There is no operation to change.');
  const text = first.text.replace('documentId', 'documentId again: documentId');
  const one = await timed(() =>
    make({ ...texts, operations: [{ ...first, text }, ...others] }, { strict: true }),
  );
  perEndpoint.push(whole.work / size);
  figures.push(
    { what: `${size} endpoints: files made`, value: files, unit: 'files' },
    { what: `${size} endpoints: all`, value: whole.wall, unit: 's' },
    { what: `${size} endpoints: one changed operation`, value: one.wall, unit: 's' },
    { what: `${size} endpoints: all, time of the processor`, value: whole.work, unit: 's' },
    {
      what: `${size} endpoints: one changed operation, time of the processor`,
      value: one.work,
      unit: 's',
    },
  );
}
figures.push({
  what: 'an endpoint among 1,000 ÷ among 250',
  value: (perEndpoint.at(-1) ?? 0) / (perEndpoint[0] ?? 1),
  unit: '×',
  bar: { atMost: 2 },
});
report('endpoints', figures);
