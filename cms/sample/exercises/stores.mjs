/** The 86 shops of the course on control self-assessment, and the 120 answers that were verified. */

const regions = [
  { name: 'Bắc', count: 22, score: 71, loss: 1.0, flags: 4 },
  { name: 'Tây Nam Bộ', count: 19, score: 88, loss: 1.9, flags: 8 },
  { name: 'Trung', count: 14, score: 76, loss: 1.1, flags: 2 },
  { name: 'Đông Nam Bộ', count: 31, score: 79, loss: 1.5, flags: 5 },
];

/** Deterministic noise between -1 and 1. */
let seed = 20261126;
function noise() {
  seed = (seed * 1103515245 + 12345) % 2 ** 31;
  return seed / 2 ** 30 - 1;
}

/** `count` values around `mean`, whose mean is exactly `mean` before rounding. */
function around(mean, count, spread, digits) {
  const values = Array.from({ length: count }, () => noise() * spread);
  const shift = values.reduce((sum, value) => sum + value, 0) / count;
  return values.map((value) => Number((mean + value - shift).toFixed(digits)));
}

let next = 0;
export const stores = regions.flatMap(({ name, count, score, loss, flags }) => {
  const scores = around(score, count, 13, 0);
  const losses = around(loss, count, 0.55, 2);
  return scores.map((value, index) => ({
    number: ++next,
    region: name,
    score: Math.min(100, value),
    loss: losses[index],
    flags:
      index % Math.floor(count / flags) === 0 && index / Math.floor(count / flags) < flags
        ? 1 + (index % 2)
        : 0,
    zeros: Math.max(0, Math.round(2.4 - value / 40 + noise())),
  }));
});

export const isMismatch = ({ score, loss }) => score > 85 && loss > 1.7;

/**
 * The answers of a part of the sample in a region, ten a shop: how many shops, the places of answers stated two
 * levels or one level too high, and one too low.
 */
const plan = [
  {
    part: 'Không khớp',
    region: 'Tây Nam Bộ',
    shops: 4,
    farOver: [1, 4, 12, 16, 20, 25, 28],
    over: [2, 8, 14, 22, 31, 35, 38],
    under: [6],
  },
  { part: 'Không khớp', region: 'Đông Nam Bộ', shops: 1, over: [0, 3, 7] },
  { part: 'Có cờ', region: 'Tây Nam Bộ', shops: 2, farOver: [5, 13], over: [1, 9, 17], under: [3] },
  { part: 'Có cờ', region: 'Đông Nam Bộ', shops: 1, over: [2, 6], under: [8] },
  { part: 'Có cờ', region: 'Bắc', shops: 1, over: [4], under: [1] },
  { part: 'Ngẫu nhiên', region: 'Bắc', shops: 1, under: [5] },
  { part: 'Ngẫu nhiên', region: 'Trung', shops: 1, over: [3] },
  { part: 'Ngẫu nhiên', region: 'Đông Nam Bộ', shops: 1, over: [6], under: [0] },
];

const fits = {
  'Không khớp': isMismatch,
  'Có cờ': (store) => store.flags > 0 && !isMismatch(store),
  'Ngẫu nhiên': (store) => store.flags === 0 && !isMismatch(store),
};

export function verified() {
  return plan.flatMap(({ part, region, shops, farOver = [], over = [], under = [] }) => {
    const chosen = stores.filter((store) => store.region === region && fits[part](store));
    if (chosen.length < shops) throw new Error(`Not enough shops: ${part}, ${region}`);
    return Array.from({ length: shops * 10 }, (_, index) => {
      const honest = 2 + (index % 2);
      const [stated, found] = farOver.includes(index)
        ? [3, 1]
        : over.includes(index)
          ? [3, 2]
          : under.includes(index)
            ? [1, 2]
            : [honest, honest];
      const store = chosen[Math.floor(index / 10)].number;
      return { part, region, store, question: (index % 10) + 1, stated, found };
    });
  });
}
