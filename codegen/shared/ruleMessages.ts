type CreateMessage = (label: string) => string;

export const invalid: CreateMessage = (label) => `${label} is not valid.`;
export const unreadable: CreateMessage = (label) => `${label} has characters that are not allowed.`;
export const number: CreateMessage = (label) => `${label} must be a number.`;
export const whole: CreateMessage = (label) => `${label} must be a whole number.`;
export const day: CreateMessage = (label) => `${label} must be a date.`;
export const moment: CreateMessage = (label) => `${label} must be a date and time.`;
export const file: CreateMessage = (label) => `${label} must be a file.`;
export const garbled: CreateMessage = (label) =>
  `${label} has unreadable characters, like “Nguy?n” or “Nguyá»…n”. Please type it again.`;
