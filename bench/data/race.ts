import { median } from '../report';

export interface RaceOptions {
  /** Total time budget in ms; each contestant runs at least five times. */
  budgetMs: number;
  /** Run before each turn, untimed. */
  prepare?: (name: string) => Promise<void>;
}

/** Median times in ms. Contestants alternate, each round starting with another; the first round is a warm-up. */
export async function race<Name extends string>(
  contestants: Readonly<Record<Name, () => Promise<unknown>>>,
  { budgetMs, prepare }: RaceOptions,
): Promise<Record<Name, number>> {
  const names = Object.keys(contestants) as Name[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  const began = performance.now();
  for (let round = 0; round < 6 || performance.now() - began < budgetMs; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(round + turn) % names.length] as Name;
      await prepare?.(name);
      const start = performance.now();
      await contestants[name]();
      if (round >= 1) times.get(name)?.push(performance.now() - start);
    }
  }
  return Object.fromEntries([...times].map(([name, each]) => [name, median(each)])) as Record<
    Name,
    number
  >;
}
