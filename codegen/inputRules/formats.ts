interface Format {
  test: string;
  message: (label: string) => string;
  transform?: string;
}

export const FORMATS: Record<string, Format> = {
  NAME: {
    test: 'isName',
    message: (label) => `${label} viết trên một dòng, không có đường dẫn hay dấu gạch chéo.`,
  },
  EMAIL: { test: 'isEmail', message: (label) => `${label} chưa đúng, ví dụ: ten@congty.vn.` },
  PHONE: {
    test: 'isPhone',
    message: (label) => `${label} gồm 10 chữ số, ví dụ: 0912345678.`,
    transform: 'withoutSeparators',
  },
  TAX_CODE: { test: 'isTaxCode', message: (label) => `${label} không đúng.` },
  UUID: { test: 'isUuid', message: (label) => `${label} không hợp lệ.` },
};
