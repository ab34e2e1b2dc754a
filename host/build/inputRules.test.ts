import { basename } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';

const PATIENCE = 60_000;
/** What each module imports statically; dynamic imports get their own chunk. */
const imports = new Map<string, readonly string[]>();
let chunks: Rolldown.OutputChunk[] = [];

beforeAll(async () => {
  const graph: Rolldown.Plugin = {
    name: 'graph',
    generateBundle() {
      for (const id of this.getModuleIds())
        imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
    },
  };
  const built = (await build({
    logLevel: 'silent',
    build: { write: false, minify: false },
    plugins: [graph],
  })) as Rolldown.RolldownOutput;
  chunks = built.output.filter((one) => one.type === 'chunk');
}, PATIENCE);

function reached(from: string, next: (name: string) => readonly string[]): Set<string> {
  const found = new Set([from]);
  for (const name of found) next(name).forEach((each) => found.add(each));
  return found;
}

const rulesIn = (ids: Iterable<string>): string[] =>
  [...ids]
    .filter((id) => id.includes('/generated/inputRules/'))
    .map((id) => basename(id, '.ts'))
    .sort();

function rulesWith({ fileName }: Rolldown.OutputChunk): string[] {
  const chunkOf = (name: string) => chunks.find((one) => one.fileName === name);
  const loaded = [...reached(fileName, (name) => chunkOf(name)?.imports ?? [])];
  return rulesIn(loaded.flatMap((name) => chunkOf(name)?.moduleIds ?? []));
}

it('bundles with a screen the validation rules of its own inputs, and no others', () => {
  const screens = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null);
  const loaded = screens.map((screen) => [screen.name, rulesWith(screen)]);
  const meant = screens.map(({ name, facadeModuleId }) => [
    name,
    rulesIn(reached(facadeModuleId ?? '', (id) => imports.get(id) ?? [])),
  ]);
  expect(loaded).toEqual(meant);
  expect(Object.fromEntries(loaded)).toMatchObject({
    app: [],
    LoginPage: ['AnswerChallengeInput', 'LoginInput'],
  });
});
