interface Format {
  test: string;
  transform?: string;
}

export const FORMATS: Record<string, Format> = {
  NAME: { test: 'isName' },
  EMAIL: { test: 'isEmail' },
  PHONE: { test: 'isPhone', transform: 'withoutSeparators' },
  TAX_CODE: { test: 'isTaxCode' },
  UUID: { test: 'isUuid' },
};
