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

const light = {
  primary100: '#eaf3f8',
  primary200: '#c5dfec',
  primary500: '#0b7ab8',
  primary600: '#006299',
  primary700: '#004a74',
  buttonPrimary500: '#0b7ab8',
  buttonPrimary600: '#006299',
};

const dark = {
  primary100: '#10293a',
  primary200: '#1c4560',
  primary500: '#5db3e0',
  primary600: '#6dbfe8',
  primary700: '#a3d8f2',
  buttonPrimary500: '#0b7ab8',
  buttonPrimary600: '#006299',
};

export const theme = { light: { colors: light }, dark: { colors: dark } };
