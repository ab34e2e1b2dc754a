export type Inks = { ground: string; fine: string; strong: string; accent: string };

/** SVG paths by ink; fills only, which stay crisp at any size. */
export type Drawing = { fine: string; strong: string; accent: string };

export type Frame = {
  width: number;
  height: number;
  margin: number;
  top: number;
};

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** The mark's tick in five slices of width `unit`; (x, y) is the top left corner. */
export const tick = (x: number, y: number, unit: number): string[] =>
  [2, 3, 2, 1, 0].map((step, index) =>
    box(x + index * unit * 1.5, y + step * unit, unit, unit * 2),
  );
