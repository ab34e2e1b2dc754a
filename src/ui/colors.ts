/**
 * All colours of the site. A palette name is a CSS variable (`lineStrong`: `--color-line-strong`) and a
 * `theme.color`.
 */
const light = {
  paper: '#ffffff',
  band: '#f5f3ee',
  ink: '#0b2a3d',
  muted: '#51606a',
  line: '#dcd8cf',
  lineStrong: '#0b2a3d',
  /** Control borders: 3:1 against the paper, as WCAG requires. */
  control: '#7c868c',
  primary: '#006299',
  primaryStrong: '#004a74',
  onPrimary: '#ffffff',
  primaryWash: '#eaf3f8',
  /** The one solid band a page may have. */
  field: '#006299',
  onField: '#ffffff',
  onFieldMuted: '#d6e8f2',
  /** Rules, marks and ticks only: 1.93:1 on white is too little for text. */
  accent: '#99ca3c',
  success: '#2c6a1e',
  warning: '#84540a',
  error: '#a5251d',
  focus: '#006299',
  /** Chart series: they also differ in lightness, each 3:1 against the paper. */
  chart1: '#006299',
  chart2: '#6a9a1f',
  chart3: '#0b2a3d',
  chart4: '#b3701b',
  chart5: '#8a4a78',
  chart6: '#5f7f93',
  backdrop: 'rgb(6 21 31 / 55%)',
};

export type Palette = typeof light;

const dark: Palette = {
  paper: '#0d1a22',
  band: '#13242e',
  ink: '#ece8df',
  muted: '#a9b4b9',
  line: '#2a3c47',
  lineStrong: '#8fa0a8',
  control: '#748791',
  primary: '#7cc0e8',
  primaryStrong: '#a9d8f4',
  onPrimary: '#08202f',
  primaryWash: '#14303f',
  field: '#0b3a55',
  onField: '#f3f0e8',
  onFieldMuted: '#b9d3e2',
  accent: '#a5d24d',
  success: '#9bd283',
  warning: '#e8bd72',
  error: '#f5a097',
  focus: '#a9d8f4',
  chart1: '#7cc0e8',
  chart2: '#a5d24d',
  chart3: '#ece8df',
  chart4: '#e8a552',
  chart5: '#d39ac3',
  chart6: '#7f9db0',
  backdrop: 'rgb(6 21 31 / 55%)',
};

export const palettes = { light, dark } as const;

export type ThemeName = keyof typeof palettes;

const variableOf = (name: string): string =>
  `--color-${name.replace(/[A-Z]/g, (character) => `-${character.toLowerCase()}`)}`;

export const paletteDeclarations = (name: ThemeName): string =>
  Object.entries(palettes[name])
    .map(([key, value]) => `${variableOf(key)}: ${value};`)
    .join(' ');

/** Paper needs no solid bands: browsers leave backgrounds out, and light text on them would vanish. */
const inPrint: Partial<Record<keyof Palette, keyof Palette>> = {
  field: 'paper',
  onField: 'ink',
  onFieldMuted: 'muted',
  band: 'paper',
};

export const printDeclarations = Object.entries(inPrint)
  .map(([key, other]) => `${variableOf(key)}: var(${variableOf(other)});`)
  .join(' ');

/** CSS variables, so that the theme changes without a render. */
export const colorVariables = Object.fromEntries(
  Object.keys(light).map((name) => [name, `var(${variableOf(name)})`]),
) as Record<keyof Palette, string>;

export const markColors = { ground: light.primary, bar: light.onPrimary, tip: light.accent };

/** Scanners need dark on light in every theme. */
export const scannedColors = { ground: '#ffffff', ink: '#000000' };

export const coverInks = [
  { ground: light.primary, fine: '#4d91b8', strong: '#f2f6f8', accent: light.accent },
  { ground: light.ink, fine: '#3b5667', strong: '#dfe6e3', accent: light.accent },
  { ground: '#ece7db', fine: '#c3baa6', strong: light.ink, accent: light.primary },
  { ground: light.accent, fine: '#6f9c20', strong: light.ink, accent: light.paper },
  { ground: '#d5e5ed', fine: '#9fbfce', strong: light.primary, accent: light.ink },
] as const;
