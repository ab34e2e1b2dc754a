import { drawCover, type CoverOf } from './drawCover';

/** A standalone SVG, for share images and emails. */
export const coverSvg = (item: CoverOf): string => {
  const { width, height, inks, layers } = drawCover(item);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${inks.ground}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${inks.fine}" d="${layers.fine}"/>`,
    `<path fill="${inks.strong}" d="${layers.strong}"/>`,
    `<path fill="${inks.accent}" d="${layers.accent}"/></svg>`,
  ].join('');
};
