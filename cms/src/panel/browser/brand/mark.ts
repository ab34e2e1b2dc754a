import { markBars, markSize } from '../../../../../src/ui/mark';

const bars = markBars
  .map(
    ({ x, y, width, height, color }) =>
      `<path fill="${color}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`,
  )
  .join('');

export const mark = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSize} ${markSize}">${bars}</svg>`,
)}`;
