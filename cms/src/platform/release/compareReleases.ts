/** Compares two releases such as `1.10.0`: negative if `a` is older. @throws Error for anything else */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  return (
    left.map((part, at) => part - (right[at] ?? 0)).find((difference) => difference !== 0) ?? 0
  );
}

function numbersOf(release: string): number[] {
  if (!/^\d+\.\d+\.\d+$/.test(release)) {
    throw new Error(`A release is three numbers, such as 1.10.0, not "${release}".`);
  }
  return release.split('.').map(Number);
}
