type CreateMessage = (label: string) => string;

export const invalid: CreateMessage = (label) => `${label} is not valid.`;
export const unreadable: CreateMessage = (label) => `${label} has characters that cannot be used.`;
export const number: CreateMessage = (label) => `${label} must be a number.`;
export const whole: CreateMessage = (label) => `${label} must be a whole number.`;
export const day: CreateMessage = (label) => `${label} is not a day.`;
export const moment: CreateMessage = (label) => `${label} is not a moment in time.`;
export const file: CreateMessage = (label) => `${label} is not a file.`;
export const garbled: CreateMessage = (label) =>
  `${label} has garbled characters, like “Nguy?n” or “Nguyá»…n”. Please type it again.`;
