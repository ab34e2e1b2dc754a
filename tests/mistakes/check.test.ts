import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { header } from 'rest-contract/contract';
import { type ContractTexts, createCheck } from 'rest-contract/testing';
import { contract, settings, withMistake, type Change } from './repository';

const OUTPUT = 'src/data/generated/operations';
const PLACES = [
  dirname(OUTPUT),
  'cms/src/generated',
  'host/generated',
  'packages/shared/src/generated',
  'src/data/README.md',
  '.oxfmtrc.json',
];
let root = '';
const check = createCheck(settings);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mistakes-'));
  for (const place of PLACES) await cp(place, join(root, place), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

/** What codegen:check reports as stale below the temporary root, or why it refuses the contract. */
async function checked(texts: ContractTexts = contract): Promise<string[]> {
  const previous = process.cwd();
  process.chdir(root);
  try {
    return (await check(texts)).map((name) => `${name} is stale`);
  } catch (error) {
    return String(error).split('\n');
  } finally {
    process.chdir(previous);
  }
}

const changes: readonly [what: string, change: Change, says: string][] = [
  [
    'a changed operation without regeneration',
    { file: 'CourseDetail.graphql', from: '      description\n', to: '' },
    `${OUTPUT}/pages/course-detail.ts is stale`,
  ],
  [
    'a changed fragment that an operation of another screen uses',
    { file: 'CourseEntry_course.graphql', from: '  level\n', to: '  level\n  featured\n' },
    `${OUTPUT}/pages/course-detail.ts is stale`,
  ],
  [
    'a relaxed schema type that the guard still enforces',
    { file: 'catalogue.graphql', from: 'language: String!', to: 'language: String' },
    `${OUTPUT}/pages/document-detail.ts is stale`,
  ],
  [
    'a value added to an enum',
    { file: 'order.graphql', from: '  refunded', to: '  refunded\n  expired' },
    'src/data/generated/types.ts is stale',
  ],
  [
    'a rule tightened only in the schema',
    { file: 'account.graphql', from: 'minLength: 10', to: 'minLength: 12' },
    'packages/shared/src/generated/inputRules/RegisterInput.ts is stale',
  ],
  [
    'an endpoint restricted to staff',
    {
      file: 'order.graphql',
      from: 'discount/getDiscount?code={args.code}", access: MEMBER',
      to: 'discount/getDiscount?code={args.code}", access: STAFF',
    },
    'cms/src/generated/routes.ts is stale',
  ],
  [
    'an added invalidation without regeneration',
    {
      file: 'analysis.graphql',
      from: '@stale(queriesReturning: ["Notification", "AuditEntry"',
      to: '@stale(queriesReturning: ["Notification", "Course", "AuditEntry"',
    },
    'cms/src/generated/routes.ts is stale\nsrc/data/README.md is stale',
  ],
  [
    'a field that no operation selects',
    {
      file: 'catalogue.graphql',
      from: '  cpeHours: Float!',
      to: '  colour: String!\n  cpeHours: Float!',
    },
    'no operation selects "Course.colour"; select it, or remove it from the schema',
  ],
];

it('passes for the unchanged contract', async () => {
  expect(await checked()).toEqual([]);
});

describe('codegen:check', () => {
  it.each(changes)('reports %s', async (_what, change, says) => {
    expect((await checked(withMistake(change).texts)).join('\n')).toContain(says);
  });

  it('reports generated code edited by hand', async () => {
    await writeFile(
      join(root, OUTPUT, 'features/checkout.ts'),
      'export const QuoteDocument = null;',
    );
    expect(await checked()).toEqual([`${OUTPUT}/features/checkout.ts is stale`]);
  });

  it('reports missing generated code', async () => {
    await rm(join(root, OUTPUT, 'features/checkout.ts'));
    expect(await checked()).toEqual([`${OUTPUT}/features/checkout.ts is stale`]);
  });

  it('reports leftover code of a deleted operation', async () => {
    const places = [OUTPUT, dirname(OUTPUT), 'cms/src/generated', 'packages/shared/src/generated'];
    for (const place of places) await writeFile(join(root, place, 'Gone.ts'), header().prepend[0]!);
    expect((await checked()).toSorted()).toEqual(
      places.map((place) => `${place}/Gone.ts is stale`).toSorted(),
    );
  });

  it('reports foreign code among the generated files', async () => {
    await writeFile(join(root, OUTPUT, 'Mine.ts'), 'export const mine = 1;');
    expect((await checked()).join()).toContain(
      `${OUTPUT}/Mine.ts is not a generated file but is in a generated folder; move it elsewhere`,
    );
  });
});
