/** The two palettes: name of the CSS variable (without `--color-`) to its value. */
const light = {
  paper: '#ffffff',
  band: '#f5f3ee',
  ink: '#0b2a3d',
  muted: '#51606a',
  line: '#dcd8cf',
  'line-strong': '#0b2a3d',
  control: '#7c868c',
  primary: '#006299',
  'primary-strong': '#004a74',
  'on-primary': '#ffffff',
  'primary-wash': '#eaf3f8',
  field: '#006299',
  'on-field': '#ffffff',
  'on-field-muted': '#d6e8f2',
  accent: '#99ca3c',
  success: '#2c6a1e',
  warning: '#84540a',
  error: '#a5251d',
  focus: '#006299',
};

export type Palette = typeof light;

const dark: Palette = {
  paper: '#0d1a22',
  band: '#13242e',
  ink: '#ece8df',
  muted: '#a9b4b9',
  line: '#2a3c47',
  'line-strong': '#8fa0a8',
  control: '#748791',
  primary: '#7cc0e8',
  'primary-strong': '#a9d8f4',
  'on-primary': '#08202f',
  'primary-wash': '#14303f',
  field: '#0b3a55',
  'on-field': '#f3f0e8',
  'on-field-muted': '#b9d3e2',
  accent: '#a5d24d',
  success: '#9bd283',
  warning: '#e8bd72',
  error: '#f5a097',
  focus: '#a9d8f4',
};

export const palettes = { light, dark } as const;

export type ThemeName = keyof typeof palettes;

/** The declarations that set a palette, to stand inside a rule. */
export const paletteDeclarations = (name: ThemeName): string =>
  Object.entries(palettes[name])
    .map(([key, value]) => `--color-${key}: ${value};`)
    .join(' ');
