interface Format {
  /** What the text is read with, in `ruleParts`; free text if absent. */
  clean?: string;
  test?: string;
  /** Refuses a text that a wrong character set has garbled. */
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
