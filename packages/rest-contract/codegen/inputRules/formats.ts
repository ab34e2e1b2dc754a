export interface Format {
  /** The function of `rest-contract/rules` that cleans the text; free text if absent. */
  clean?: string;
  test?: string;
  /** The function of `rest-contract/rules` that rejects text garbled by a wrong character set. */
  intact?: string;
}

export const FORMATS: Record<string, Format> = {
  NAME: { clean: 'cleanName', test: 'isName', intact: 'intactName' },
  LINE: { clean: 'cleanLine', intact: 'intact' },
  EMAIL: { clean: 'cleanAddress', test: 'isEmail' },
  ACCOUNT: { clean: 'cleanAddress' },
  CODE: { clean: 'cleanCode' },
  UUID: { clean: 'cleanCode', test: 'isUuid' },
};

/** Of `rest-contract/rules/vi`: Vietnamese phone numbers and tax codes. */
export const VIETNAMESE_FORMATS: Record<string, Format> = {
  ...FORMATS,
  PHONE: { clean: 'cleanPhone', test: 'isPhone' },
  TAX_CODE: { clean: 'cleanTaxCode', test: 'isTaxCode' },
};
