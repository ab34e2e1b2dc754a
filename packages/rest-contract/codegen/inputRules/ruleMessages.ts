export type Language = 'en' | 'vi';

type Unit = 'characters' | 'items';

/** The messages of the generated rules in one language. */
export interface RuleMessages {
  tooShort: (label: string, least: number, unit: Unit) => string;
  tooLong: (label: string, most: number, unit: Unit) => string;
  tooHeavy: (label: string, bytes: number) => string;
  wrongPattern: (label: string) => string;
  differs: (label: string) => string;
  tooSmall: (label: string, least: number) => string;
  tooLarge: (label: string, most: number) => string;
  invalid: (label: string) => string;
  /** `what` is the label within a sentence. */
  missing: (what: string, isChoice: boolean) => string;
  format: Readonly<Record<string, (label: string) => string>>;
  formats: Readonly<Record<string, Format>>;
}

interface Format {
  /** The function of `rest-contract/rules` that cleans the text; free text if absent. */
  clean?: string;
  test?: string;
  /** The function of `rest-contract/rules` that rejects text garbled by a wrong character set. */
  intact?: string;
}

const FORMATS: Record<string, Format> = {
  NAME: { clean: 'cleanName', test: 'isName', intact: 'intactName' },
  LINE: { clean: 'cleanLine', intact: 'intact' },
  EMAIL: { clean: 'cleanAddress', test: 'isEmail' },
  ACCOUNT: { clean: 'cleanAddress' },
  CODE: { clean: 'cleanCode' },
  UUID: { clean: 'cleanCode', test: 'isUuid' },
};

/** Of `rest-contract/rules/vi`: Vietnamese phone numbers and tax codes. */
const VIETNAMESE_FORMATS: Record<string, Format> = {
  ...FORMATS,
  PHONE: { clean: 'cleanPhone', test: 'isPhone' },
  TAX_CODE: { clean: 'cleanTaxCode', test: 'isTaxCode' },
};

const units: Record<Unit, string> = { characters: 'ký tự', items: 'mục' };

const vietnamese: RuleMessages = {
  formats: VIETNAMESE_FORMATS,
  tooShort: (label, least, unit) => `${label} cần ít nhất ${least} ${units[unit]}.`,
  tooLong: (label, most, unit) => `${label} có nhiều nhất ${most} ${units[unit]}.`,
  tooHeavy: (label, bytes) => `${label} quá dài: dùng tối đa ${bytes} ký tự không dấu.`,
  wrongPattern: (label) => `${label} chưa đúng định dạng.`,
  differs: (label) => `${label} không khớp.`,
  tooSmall: (label, least) => `${label} nhỏ nhất là ${least}.`,
  tooLarge: (label, most) => `${label} lớn nhất là ${most}.`,
  invalid: (label) => `${label} không hợp lệ.`,
  missing: (what, isChoice) => `Vui lòng ${isChoice ? 'chọn' : 'nhập'} ${what}.`,
  format: {
    NAME: (label) => `${label} viết trên một dòng, không có đường dẫn, dấu gạch chéo hay dấu < >.`,
    EMAIL: (label) => `${label} chưa đúng, ví dụ: ten@congty.vn.`,
    PHONE: (label) => `${label} gồm 10 hoặc 11 chữ số, ví dụ: 0912345678 hoặc 02438251234.`,
    TAX_CODE: (label) => `${label} không đúng.`,
    UUID: (label) => `${label} không hợp lệ.`,
  },
};

const english: RuleMessages = {
  formats: FORMATS,
  tooShort: (label, least, unit) => `${label} must have at least ${least} ${unit}.`,
  tooLong: (label, most, unit) => `${label} must have at most ${most} ${unit}.`,
  tooHeavy: (label, bytes) => `${label} is too long: use at most ${bytes} plain characters.`,
  wrongPattern: (label) => `${label} has an invalid format.`,
  differs: (label) => `${label} does not match.`,
  tooSmall: (label, least) => `${label} must be at least ${least}.`,
  tooLarge: (label, most) => `${label} must be at most ${most}.`,
  invalid: (label) => `${label} is not valid.`,
  missing: (what, isChoice) => `Please ${isChoice ? 'choose' : 'enter'} ${what}.`,
  format: {
    NAME: (label) => `${label} must be one line without links, slashes or angle brackets.`,
    EMAIL: (label) => `${label} is not valid; use the form name@company.com.`,
    UUID: (label) => `${label} is not valid.`,
  },
};

export const ruleMessages: Readonly<Record<Language, RuleMessages>> = {
  en: english,
  vi: vietnamese,
};
