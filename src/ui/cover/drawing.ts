/** The four inks of a cover: its ground, its fine lines, its strong shapes and the one accent. */
export type Inks = { ground: string; fine: string; strong: string; accent: string };

/** Paths by the ink they are filled with; all shapes are fills, so that they are crisp at any size. */
export type Drawing = { fine: string; strong: string; accent: string };

export type Frame = {
  width: number;
  height: number;
  /** Left free at the edges. */
  margin: number;
  /** Where the motif begins. */
  top: number;
};

/** A filled rectangle as a path. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A filled disc as a path. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** The mark's tick in five slices, `unit` wide each; (x, y) is the upper left corner of its box. */
export const tick = (x: number, y: number, unit: number): string[] =>
  [2, 3, 2, 1, 0].map((step, index) =>
    box(x + index * unit * 1.5, y + step * unit, unit, unit * 2),
  );
