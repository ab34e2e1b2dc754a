export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  whole(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picked with probability proportional to weight. */
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T;
  text(alphabet: string, length: number): string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('Nothing to pick from.');
    return list[whole(0, list.length - 1)] as T;
  };
  return {
    next,
    whole,
    pick,
    chance: (probability) => next() < probability,
    weighted(choices) {
      let rest = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of choices) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return pick(choices)[0];
    },
    text: (alphabet, length) => Array.from({ length }, () => pick([...alphabet])).join(''),
  };
}
