/** Dark modules of a QR code beside each other: drawn as one, they leave no hairlines. */
export interface QrRun {
  x: number;
  y: number;
  length: number;
}

export const qrRuns = (modules: readonly (readonly boolean[])[]): QrRun[] =>
  modules.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return { x, y, length: (end < 0 ? row.length : end) - x };
    }),
  );

/** The dark modules as an SVG path in module units. */
export const qrPathOf = (modules: readonly (readonly boolean[])[]): string =>
  qrRuns(modules)
    .map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`)
    .join('');
