/** The worker's result instead of rows. */
export const TOO_LARGE = 'too large';

/** Displayed to staff beside the file they chose. */
export const spreadsheetTexts = {
  notBase64: 'Tệp gửi lên bị hỏng, vui lòng chọn lại tệp.',
  notReadable:
    'Không đọc được tệp này. Viện nhận tệp CSV (UTF-8 hoặc UTF-16) và Excel (.xlsx); tệp .xls cũ cần lưu lại thành .xlsx.',
  tooLarge: 'Tệp giải nén ra quá lớn.',
  tooManyRows: (limit: number) => `Tệp có quá ${limit} dòng, vui lòng chia thành các tệp nhỏ hơn.`,
};
