import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  TestRunner,
  type RunnerTask as Task,
  type RunnerTestCase as Test,
  type RunnerTestFile as File,
  type TestTryOptions,
} from 'vitest';
import { startTests } from 'vitest/internal/browser';
import { note, readLog } from './log';
import type { Mutant } from './Mutant';
import {
  coverageOfServers,
  switchNextServers,
  switchServers,
  type Coverage,
  type Hits,
} from './servers';

/** What instrumented code reads and counts, by Stryker's names. */
interface Switch {
  activeMutant: string | undefined;
  currentTestId: string | undefined;
  hitCount: number | undefined;
  hitLimit: number;
  mutantCoverage: Coverage;
}

/**
 * A mutant that needs fresh modules is tried in the test beside it, and in this many others that execute the file: what it
 * makes is rarely seen far off.
 */
const FRESH_TRIALS = 3;
/** A test that takes this much longer than the slowest without mutants, or this long in ms, waits in vain. */
const TOO_SLOW = { times: 8, ms: 1_000 };
/** In ms: looks before each mutant whether another worker has killed it meanwhile. */
const SLOW_FILE = 2_000;
/** Stands for what a file executes in its hooks, which is of all its tests. */
const BESIDE_TESTS = 'beside tests';
/** A loop that executes its mutant this many times more often than without it, and this often, does not end. */
const ENDLESS = { times: 100, hits: 10_000 };

const mutation = ((globalThis as { __stryker__?: Switch }).__stryker__ = {
  activeMutant: undefined,
  currentTestId: undefined,
  hitCount: undefined,
  hitLimit: Infinity,
  mutantCoverage: { static: {}, perTest: {} },
} as Switch);

const log = process.env['MUTATION_LOG'] ?? '';
const mutants = JSON.parse(readFileSync(process.env['MUTATION_MUTANTS'] ?? '', 'utf8')) as Mutant[];
const codeOf = new Map(mutants.map(({ id, fileName }) => [id, fileName]));

let unhandled = false;
process.on('unhandledRejection', () => (unhandled = true));
process.on('uncaughtException', () => (unhandled = true));

type Traces = Parameters<TestRunner['__setTraces']>[0];

/** Runs a file's tests once as they are, then those that execute a mutant with it switched on, one mutant after the other. */
export default class MutantRunner extends TestRunner {
  private patience = 0;
  private traces: Traces | undefined;

  /** Not the end yet, as `onAfterRunFiles` is not: all runs of a file share the state of its snapshots, which it has none of. */
  override async onAfterRunSuite(): Promise<void> {}

  override __setTraces(traces: Traces): void {
    super.__setTraces(traces);
    this.traces = traces;
  }

  override async onBeforeTryTask(test: Test, options: TestTryOptions): Promise<void> {
    super.onBeforeTryTask(test, options);
    await begin(test.id);
  }

  override onAfterRetryTask(): Promise<void> {
    return begin(BESIDE_TESTS);
  }

  onBeforeRunFiles(): Promise<void> {
    return begin(BESIDE_TESTS);
  }

  override async onAfterRunFiles(files: File[] = []): Promise<void> {
    mutation.currentTestId = undefined;
    for (const file of files) await this.tryMutants(file);
  }

  private async tryMutants(file: File): Promise<void> {
    const name = relative(this.config.root, file.filepath);
    keepModules(this['moduleRunner'] as ModuleRunner);
    const { static: whileImporting, perTest } = await coverage();
    if (hasFailed(file)) {
      note(log, { file: name, fails: failureIn(file) ?? 'without mutants' });
      return;
    }
    const loading = patienceFor(file);
    this.patience = loading;
    const testsOf = new Map<string, { tests: Set<string>; hits: number }>();
    for (const [test, hits] of Object.entries(perTest)) {
      for (const [mutant, count] of Object.entries(hits)) {
        const known = testsOf.get(mutant) ?? { tests: new Set(), hits: 0 };
        known.tests.add(test);
        known.hits += count;
        testsOf.set(mutant, known);
      }
    }
    const imported = Object.keys(whileImporting).filter((id) => codeOf.has(id));
    const executed = [...testsOf].filter(([id]) => codeOf.has(id) && !(id in whileImporting));
    const decided = new Set<string>();
    const survivedFresh = new Map<string, number>();
    for (const entry of readLog(log)) {
      if (!('outcome' in entry)) continue;
      const { mutant, outcome } = entry;
      if (outcome !== 'survived' || entry.file === name) decided.add(mutant);
      else if (entry.fresh) survivedFresh.set(mutant, (survivedFresh.get(mutant) ?? 0) + 1);
    }
    const again: [string, number][] = imported.map((id) => [
      id,
      (whileImporting[id] ?? 0) + (testsOf.get(id)?.hits ?? 0),
    ]);
    const loaded = await this.runWith(undefined, file, undefined, 1);
    // Tests that replace modules, or check what a module does on its first import.
    const needsNewModules =
      loaded.failure !== undefined ||
      /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file.filepath, 'utf8'));
    const covers = [...imported, ...executed.map(([id]) => id)];
    note(log, { file: name, covers, ms: file.result?.duration ?? 0 });
    this.patience = loaded.patience;
    const isSlow = (file.result?.duration ?? 0) > SLOW_FILE;
    for (const [id, { tests, hits }] of executed) {
      if (decided.has(id) || (isSlow && isKilled(id))) continue;
      if (needsNewModules) {
        again.push([id, hits]);
        continue;
      }
      note(log, { file: name, tries: id });
      const run = await this.runWith(id, file, tests.has(BESIDE_TESTS) ? undefined : tests, hits);
      // Not executed, for what it computes was cached before; or what an earlier mutant left fails without this one too.
      if (!run.executed || (run.failure && (await this.fails(file, run.failure.id)))) {
        again.push([id, hits]);
        continue;
      }
      this.noteOutcome(name, id, run);
    }
    this.patience = loading;
    this.forgetModules();
    await switchServers({ exit: true });
    if (again.length > 0 && (await this.fails(file))) {
      note(log, { file: name, fails: 'run with all modules evaluated again' });
      return;
    }
    const executedCode = new Set(executed.map(([id]) => codeOf.get(id)));
    const isExecuted = new Set(executed.map(([id]) => id));
    let spoilt: string[] = [];
    for (const [id, hits] of again) {
      const code = codeOf.get(id) ?? '';
      const own = name.replace('.test.', '.') === code;
      const far = !executedCode.has(code) && hasFunctions(code, whileImporting);
      if (decided.has(id) || (isSlow && isKilled(id))) continue;
      if (!own && !isExecuted.has(id) && (far || (survivedFresh.get(id) ?? 0) >= FRESH_TRIALS))
        continue;
      note(log, { file: name, tries: id });
      if (needsNewModules) this.forgetModules();
      else this.forgetDependents([...spoilt, code]);
      spoilt = [code];
      await switchServers({ exit: true });
      this.noteOutcome(name, id, await this.runWith(id, file, undefined, hits), true);
    }
    note(log, { file: name, through: true });
  }

  private noteOutcome(file: string, mutant: string, run: Run, fresh = false): void {
    if (run.failure) {
      const outcome = run.endless ? 'timeout' : 'killed';
      note(log, { file, mutant, outcome, by: run.failure.name });
    } else {
      note(log, { file, mutant, outcome: 'survived', fresh });
    }
  }

  /** Whether a test, or one of all, fails without a mutant. */
  private async fails(file: File, test?: string): Promise<boolean> {
    const tests = test === undefined ? undefined : new Set([test]);
    const { failure } = await this.runWith(undefined, file, tests, 1);
    if (failure) {
      this.forgetModules();
      await switchServers({ exit: true });
    }
    return failure !== undefined;
  }

  /** Collects the file again, as its own variables are its tests' state, and runs these tests until one fails. */
  private async runWith(
    mutant: string | undefined,
    file: File,
    tests: ReadonlySet<string> | undefined,
    hits: number,
  ): Promise<Run> {
    const { evaluatedModules } = this['workerState'];
    for (const path of [file.filepath, ...this.config.setupFiles]) {
      const module = evaluatedModules.getModuleById(path);
      if (module) forget(module);
    }
    const runner = new QuietRunner({ ...this.config, testTimeout: this.patience }, tests);
    Object.defineProperty(runner, 'moduleRunner', { value: this['moduleRunner'] });
    if (this.traces) runner.__setTraces(this.traces);
    unhandled = false;
    mutation.currentTestId = undefined;
    mutation.hitCount = 0;
    const hitLimit = Math.max(ENDLESS.hits, hits * ENDLESS.times);
    mutation.hitLimit = hitLimit;
    mutation.activeMutant = mutant;
    await switchServers({ activeMutant: mutant ?? null, hitCount: 0, hitLimit });
    switchNextServers(mutant, hitLimit);
    const [run] = await startTests([file.filepath], runner);
    // An unhandled rejection is reported one turn later.
    await new Promise((resolve) => setImmediate(resolve));
    mutation.activeMutant = undefined;
    const inServers = await switchServers({ activeMutant: null });
    const hitCount = inServers.reduce((sum, it) => sum + it.hitCount, mutation.hitCount ?? 0);
    mutation.hitCount = undefined;
    const failed =
      runner.failure ?? (run && hasFailed(run) ? { id: run.id, name: file.name } : undefined);
    return {
      failure: failed ?? (unhandled ? { id: file.id, name: 'an unhandled error' } : undefined),
      endless: hitCount > mutation.hitLimit,
      executed: hitCount > 0,
      patience: run ? patienceFor(run) : 0,
    };
  }

  /** Invalidates the modules compiled from these files. */
  private forgetDependents(names: readonly string[]): void {
    const { evaluatedModules } = this['workerState'];
    const forgotten = new Set<string>();
    const waiting = names.map((name) => join(this.config.root, name));
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const module = forgotten.has(id) ? undefined : evaluatedModules.getModuleById(id);
      forgotten.add(id);
      if (module === undefined) continue;
      forget(module);
      waiting.push(...module.importers);
    }
  }

  /** As Vitest does between files. */
  private forgetModules(): void {
    const { evaluatedModules } = this['workerState'];
    for (const [path, module] of evaluatedModules.idToModuleMap) {
      if (/\/vitest\/dist\/|vitest-virtual-\w+\/dist|@vitest\/dist/.test(path)) continue;
      forget(module);
    }
  }
}

function isKilled(id: string): boolean {
  return readLog(log).some(
    (entry) => 'outcome' in entry && entry.mutant === id && entry.outcome !== 'survived',
  );
}

/** Sets the test that the following execution is recorded for. */
async function begin(test: string): Promise<void> {
  mutation.currentTestId = test;
  await switchServers({ currentTestId: test });
}

/** Of this process and its servers together. */
async function coverage(): Promise<Coverage> {
  await switchServers({});
  const all = [mutation.mutantCoverage, ...coverageOfServers()];
  const perTest: Coverage['perTest'] = {};
  for (const one of all) {
    for (const [test, hits] of Object.entries(one.perTest)) {
      perTest[test] = sumOf([perTest[test] ?? {}, hits]);
    }
  }
  return { static: sumOf(all.map((one) => one.static)), perTest };
}

function sumOf(all: readonly Hits[]): Hits {
  const sum: Hits = {};
  for (const hits of all) {
    for (const [mutant, count] of Object.entries(hits)) sum[mutant] = (sum[mutant] ?? 0) + count;
  }
  return sum;
}

/** A module as Vite's runner keeps it: `meta` is its code. */
interface EvaluatedModule {
  meta?: unknown;
  promise?: unknown;
  exports?: unknown;
  evaluated: boolean;
  importers: Set<string>;
}

interface ModuleRunner {
  evaluatedModules: {
    getModuleByUrl(url: string): EvaluatedModule | undefined;
    getModuleById(id: string): EvaluatedModule | undefined;
  };
  cachedModule(url: string, importer?: string): Promise<EvaluatedModule>;
  import(path: string): Promise<unknown>;
}

/** Evaluates it again with its next import. */
function forget(module: EvaluatedModule): void {
  module.promise = undefined;
  module.exports = undefined;
  module.evaluated = false;
}

/** Otherwise each import queries the main process for changes, which takes the most of a trial. */
function keepModules(runner: ModuleRunner): void {
  const requestUrl = runner.cachedModule.bind(runner);
  runner.cachedModule = (url, importer) => {
    const { evaluatedModules } = runner;
    const known = evaluatedModules.getModuleByUrl(url) ?? evaluatedModules.getModuleById(url);
    return known?.meta ? Promise.resolve(known) : requestUrl(url, importer);
  };
}

interface Run {
  failure: Failure | undefined;
  endless: boolean;
  executed: boolean;
  /** For the tests of the next run, in ms. */
  patience: number;
}

interface Failure {
  id: string;
  name: string;
}

/** Runs some tests of a file until the first that fails, and reports nothing. */
class QuietRunner extends TestRunner {
  failure: Failure | undefined;
  private readonly chosen: ReadonlySet<string> | undefined;

  constructor(config: TestRunner['config'], chosen: ReadonlySet<string> | undefined) {
    super(config);
    this.chosen = chosen;
  }

  override importFile(path: string): unknown {
    return (this['moduleRunner'] as ModuleRunner).import(path);
  }

  override async onBeforeRunSuite(): Promise<void> {}

  override async onAfterRunSuite(): Promise<void> {}

  override onAfterRunFiles(): void {}

  onCollected(files: File[]): void {
    for (const file of files) this.skipOthers(file);
  }

  override async onBeforeRunTask(test: Task): Promise<void> {
    if (this.failure) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: Task): void {
    super.onAfterRunTask(test);
    if (test.result?.state === 'fail') this.failure ??= { id: test.id, name: test.name };
  }

  /** Skips a suite without chosen tests too: its hooks would run. */
  private skipOthers(task: Task): boolean {
    const wantedTask =
      task.type === 'suite'
        ? task.tasks.map((one) => this.skipOthers(one)).some(Boolean)
        : this.chosen === undefined || this.chosen.has(task.id);
    if (!wantedTask) task.mode = 'skip';
    return wantedTask;
  }
}

/** Whether there is more of a file to execute than its import does. */
function hasFunctions(code: string, whileImporting: Hits): boolean {
  return mutants.some(({ id, fileName }) => fileName === code && !(id in whileImporting));
}

function testsIn(task: Task): Test[] {
  return task.type === 'test' ? [task] : task.tasks.flatMap(testsIn);
}

function hasFailed(task: Task): boolean {
  if (task.result?.state === 'fail') return true;
  return task.type === 'suite' && task.tasks.some(hasFailed);
}

function patienceFor(file: File): number {
  const durations = testsIn(file).map(({ result }) => result?.duration ?? 0);
  return Math.max(TOO_SLOW.ms, TOO_SLOW.times * Math.max(0, ...durations));
}

function failureIn(task: File | Task): string | undefined {
  const message = task.result?.errors?.[0]?.message;
  if (message !== undefined) return `${task.name}: ${message}`;
  const tasks: (Task | Test)[] = 'tasks' in task ? task.tasks : [];
  return tasks.map(failureIn).find((found) => found !== undefined);
}
