/** What one tool does in one situation: `tsx probe.ts kubb guard`. */
import { fakeGithub } from './fakeGithub';
import type { Client } from './Tool';

const [name = '', situation = ''] = process.argv.slice(2);
const fake = fakeGithub();
console.error = console.warn = () => undefined;
const { tool } = (await import(`./tools/${name}.ts`)) as { tool: Client };

/** An error as its reader sees it. */
function messageOf(error: unknown): string {
  const { message, ...rest } = (error ?? {}) as { message?: unknown };
  const parts = [message, Object.keys(rest).length > 0 ? JSON.stringify(rest) : ''];
  return parts.filter(Boolean).join(' ').replace(/\s+/g, ' ').slice(0, 400);
}

const outcome = (run: () => Promise<unknown>, good: (value: unknown) => string): Promise<string> =>
  run().then(good, (error: unknown) => `refused: ${messageOf(error)}`);

const situations: Record<string, () => Promise<string>> = {
  /** A response without the title that the document requires. */
  guard: () => {
    fake.mood = 'without a title';
    return outcome(
      tool.list,
      (list) => `passed on: ${JSON.stringify((list as object[])[0])?.slice(0, 80)}`,
    );
  },
  /** A word that the document does not know. */
  request: () =>
    outcome(
      () => tool.change({ title: 'New', state: 'shut' }),
      () => 'done',
    ).then((said) => `${fake.requests.length > 0 ? 'sent' : 'not sent'}; ${said.slice(0, 200)}`),
  /** GitHub's 422. */
  failure: () => {
    fake.mood = 'refusing';
    return outcome(
      () => tool.change({ title: '', state: 'open' }),
      (value) => `no failure: ${JSON.stringify(value)?.slice(0, 200)}`,
    );
  },
  /** A change, seen by the list that was read before it. */
  cache: async () => {
    await tool.list();
    await tool.change({ title: 'New', state: 'open' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const reads = fake.requests.filter((one) => one.startsWith('GET')).length;
    const [first] = tool.shown?.() ?? [];
    return tool.shown === null
      ? 'keeps nothing'
      : `shows "${String(first?.title)}" after ${reads} reads`;
  },
};

console.log(await situations[situation]?.());
process.exit();
