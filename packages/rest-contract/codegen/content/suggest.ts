function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, character] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const same = (row[j] ?? 0) + (character === other ? 0 : 1);
      next.push(Math.min(same, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Suggests the closest known word for a misspelt one, or lists all of them. */
export function suggest(word: string, known: readonly string[]): string {
  const near = known.find((each) => distance(word, each) <= Math.max(1, word.length / 3));
  return near === undefined ? `; write one of ${known.join(', ')}` : `; write ${near}`;
}
