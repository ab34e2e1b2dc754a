type Say = (label: string) => string;

export const invalid: Say = (label) => `${label} is not valid.`;
export const unreadable: Say = (label) => `${label} has characters that cannot be used.`;
export const number: Say = (label) => `${label} must be a number.`;
export const whole: Say = (label) => `${label} must be a whole number.`;
export const day: Say = (label) => `${label} is not a day.`;
export const moment: Say = (label) => `${label} is not a moment in time.`;
export const file: Say = (label) => `${label} is not a file.`;
export const garbled: Say = (label) =>
  `${label} has garbled letters, like “Nguy?n” or “Nguyá»…n”. Please type it again.`;
