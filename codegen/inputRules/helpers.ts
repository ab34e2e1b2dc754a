/**
 * The code that generated rules stand on, by name; only what a file uses is written into it.
 * Nothing is coerced: "2" is no number and 5 no text, so a server may trust what passed.
 */
export const HELPERS: Record<string, string> = {
  exact: `/** Takes a value as it is given. Set in place: yup's own conversion looks at the first schema. */
const exact = <T extends AnySchema>(schema: T): T =>
  schema.withMutation((fresh: T) => fresh.clone({ coerce: false }) as T);`,

  isReadable: `/** Not every database keeps a NUL, and half a surrogate pair is no letter. */
const isReadable = (value: string | null | undefined) => !value || !/[\\0\\p{Cs}]/u.test(value);`,

  text: `/** Trimmed text. */
const text = (label: string) =>
  exact(string())
    .typeError(\`\${label} không hợp lệ.\`)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .test('readable', \`\${label} có ký tự không dùng được.\`, isReadable);`,

  secret: `/** Text to the letter: spaces of a password count. */
const secret = (label: string) =>
  exact(string())
    .typeError(\`\${label} không hợp lệ.\`)
    .test('readable', \`\${label} có ký tự không dùng được.\`, isReadable);`,

  longEnough: `const longEnough = (least: number) => (value: string | null | undefined) =>
  !value || value.length >= least;`,

  withinBytes: `/** In UTF-8. */
const withinBytes = (most: number) => (value: string | null | undefined) =>
  !value || new TextEncoder().encode(value).length <= most;`,

  whole: `/** A whole number that counts exactly. */
const whole = (label: string) =>
  exact(number())
    .typeError(\`\${label} phải là số.\`)
    .test('whole', \`\${label} phải là số nguyên.\`, (value) => value == null || Number.isSafeInteger(value));`,

  decimal: `const decimal = (label: string) =>
  exact(number())
    .typeError(\`\${label} phải là số.\`)
    .test('finite', \`\${label} phải là số.\`, (value) => value == null || Number.isFinite(value));`,

  flag: `const flag = (label: string) =>
  exact(boolean()).typeError(\`\${label} không hợp lệ.\`);`,

  list: `/** Of a list that is too long nothing else is said: its items may be very many. */
const list = <T>(item: ISchema<T>, most: number, tooLong: string) => {
  const whole = array(item);
  const refused = array().max(most, tooLong) as unknown as typeof whole;
  return whole.when('.', ([value]: unknown[], schema) =>
    Array.isArray(value) && value.length > most ? refused : schema,
  );
};`,

  emptyToNull: `/** An optional field left empty in a form is no value. */
const emptyToNull = (value: unknown) => (value === '' ? null : value);`,

  withoutSeparators: `/** As people write numbers: \`091 234-56.78\`. */
const withoutSeparators = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\\s.()-]/g, '') : value;`,

  isEmail: `const isEmail = (value: string | null | undefined) =>
  !value || /^[^\\s@<>()",;:\\\\[\\]]+@[^\\s@.<>()",;:\\\\[\\]]+(\\.[^\\s@.<>()",;:\\\\[\\]]+)+$/.test(value);`,

  isPhone: `const isPhone = (value: string | null | undefined) =>
  !value || /^(0|\\+84)[35789]\\d{8}$/.test(value);`,

  isTaxCode: `/** 10 digits, 13 (10-3) or 12; the tenth of a company's code checks the first nine. */
const isTaxCode = (value: string | null | undefined) => {
  if (!value) return true;
  if (/^\\d{12}$/.test(value)) return true;
  if (!/^\\d{10}(-?\\d{3})?$/.test(value)) return false;
  const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(value[index]), 0);
  return Number(value[9]) === 10 - (sum % 11);
};`,

  isUuid: `const isUuid = (value: string | null | undefined) =>
  !value || /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(value);`,
};

interface Format {
  test: string;
  message: (label: string) => string;
  transform?: string;
}

export const FORMATS: Record<string, Format> = {
  EMAIL: { test: 'isEmail', message: (label) => `${label} chưa đúng, ví dụ: ten@congty.vn.` },
  PHONE: {
    test: 'isPhone',
    message: (label) => `${label} gồm 10 chữ số, ví dụ: 0912345678.`,
    transform: 'withoutSeparators',
  },
  TAX_CODE: { test: 'isTaxCode', message: (label) => `${label} không đúng.` },
  UUID: { test: 'isUuid', message: (label) => `${label} không hợp lệ.` },
};
