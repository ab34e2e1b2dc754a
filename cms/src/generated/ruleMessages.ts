/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
type CreateMessage = (label: string) => string;

export const invalid: CreateMessage = (label) => `${label} không hợp lệ.`;
export const unreadable: CreateMessage = (label) => `${label} có ký tự không dùng được.`;
export const number: CreateMessage = (label) => `${label} phải là số.`;
export const whole: CreateMessage = (label) => `${label} phải là số nguyên.`;
export const day: CreateMessage = (label) => `${label} không phải là một ngày.`;
export const moment: CreateMessage = (label) => `${label} không phải là một thời điểm.`;
export const file: CreateMessage = (label) => `${label} không phải là tệp.`;
export const garbled: CreateMessage = (label) =>
  `${label} có chữ bị lỗi, như “Nguy?n” hoặc “Nguyá»…n”. Vui lòng gõ lại cho đúng dấu.`;
