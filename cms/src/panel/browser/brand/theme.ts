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
