import { markColors } from './colors.ts';

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
}

export const markSize = 64;

const bar = (x: number, y: number, color: string = markColors.bar): Bar => ({
  x,
  y,
  width: 7,
  height: 15,
  color,
});

export const markBars: readonly Bar[] = [
  { x: 0, y: 0, width: markSize, height: markSize, color: markColors.ground },
  bar(9, 29),
  bar(19, 37),
  bar(29, 29),
  bar(39, 21),
  bar(49, 13, markColors.tip),
];
