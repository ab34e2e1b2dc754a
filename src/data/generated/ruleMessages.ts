/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
type Say = (label: string) => string;

export const invalid: Say = (label) => `${label} không hợp lệ.`;
export const unreadable: Say = (label) => `${label} có ký tự không dùng được.`;
export const number: Say = (label) => `${label} phải là số.`;
export const whole: Say = (label) => `${label} phải là số nguyên.`;
export const day: Say = (label) => `${label} không phải là một ngày.`;
export const moment: Say = (label) => `${label} không phải là một thời điểm.`;
export const file: Say = (label) => `${label} không phải là tệp.`;
export const garbled: Say = (label) =>
  `${label} có chữ bị lỗi, như “Nguy?n” hoặc “Nguyá»…n”. Vui lòng gõ lại cho đúng dấu.`;
