type CreateMessage = (label: string) => string;

/** The messages of rules that hold for every value of a type. */
export interface TypeMessages {
  invalid: CreateMessage;
  unreadable: CreateMessage;
  number: CreateMessage;
  whole: CreateMessage;
  day: CreateMessage;
  moment: CreateMessage;
  file: CreateMessage;
  garbled: CreateMessage;
}

export const english: TypeMessages = {
  invalid: (label) => `${label} is not valid.`,
  unreadable: (label) => `${label} has characters that are not allowed.`,
  number: (label) => `${label} must be a number.`,
  whole: (label) => `${label} must be a whole number.`,
  day: (label) => `${label} must be a date.`,
  moment: (label) => `${label} must be a date and time.`,
  file: (label) => `${label} must be a file.`,
  garbled: (label) =>
    `${label} has unreadable characters, like “Nguy?n” or “Nguyá»…n”. Please type it again.`,
};

export const vietnamese: TypeMessages = {
  invalid: (label) => `${label} không hợp lệ.`,
  unreadable: (label) => `${label} có ký tự không dùng được.`,
  number: (label) => `${label} phải là số.`,
  whole: (label) => `${label} phải là số nguyên.`,
  day: (label) => `${label} không phải là một ngày.`,
  moment: (label) => `${label} không phải là một thời điểm.`,
  file: (label) => `${label} không phải là tệp.`,
  garbled: (label) =>
    `${label} có chữ bị lỗi, như “Nguy?n” hoặc “Nguyá»…n”. Vui lòng gõ lại cho đúng dấu.`,
};
