interface Format {
  /** The function of `ruleParts` that cleans the text; free text if absent. */
  clean?: string;
  test?: string;
  /** The function of `ruleParts` that rejects text garbled by a wrong character set. */
  intact?: string;
}

export const FORMATS: Record<string, Format> = {
  NAME: { clean: 'cleanName', test: 'isName', intact: 'intactName' },
  LINE: { clean: 'cleanLine', intact: 'intact' },
  EMAIL: { clean: 'cleanAddress', test: 'isEmail' },
  ACCOUNT: { clean: 'cleanAddress' },
  CODE: { clean: 'cleanCode' },
  PHONE: { clean: 'cleanPhone', test: 'isPhone' },
  TAX_CODE: { clean: 'cleanTaxCode', test: 'isTaxCode' },
  UUID: { clean: 'cleanCode', test: 'isUuid' },
};
