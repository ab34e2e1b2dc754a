type Fallback = {
  family: string;
  weight: string;
  locals: string[];
  /** The width of running text in our font relative to the local font's. */
  width: number;
  ascent: number;
  descent: number;
};

/** A local font adjusted to our font's metrics, so that the swap causes no layout shift. */
const fallback = ({ family, weight, locals, width, ascent, descent }: Fallback): string => {
  const percent = (part: number) => `${((part / width) * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: '${family} Fallback';
  font-weight: ${weight};
  src: ${locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${(width * 100).toFixed(2)}%;
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(descent)};
  line-gap-override: 0%;
}`;
};

const serif = 'Source Serif 4';
const sans = 'Be Vietnam Pro';
/**
 * Ascent and descent come from `makeSubsets.mjs`. The widths were measured with the site's Vietnamese text
 * relative to Arial and Times New Roman; English text would wrap differently.
 */
export const fallbackFaces = [
  fallback({
    family: serif,
    weight: '400 600',
    locals: ['Times New Roman Bold', 'Liberation Serif Bold', 'Noto Serif Bold'],
    width: 1.0985,
    ascent: 1.036,
    descent: 0.335,
  }),
  fallback({
    family: sans,
    weight: '400',
    locals: ['Arial', 'Liberation Sans', 'Roboto'],
    width: 1.084,
    ascent: 1,
    descent: 0.265,
  }),
  fallback({
    family: sans,
    weight: '600',
    locals: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Medium'],
    width: 1.0135,
    ascent: 1,
    descent: 0.265,
  }),
].join('\n');
