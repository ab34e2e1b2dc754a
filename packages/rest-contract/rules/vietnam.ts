import { cleanCode } from './cleanText.ts';

type Text = string | null | undefined;

/** Tax codes: like a code, without dots. */
export const cleanTaxCode = (text: string): string => cleanCode(text).replaceAll('.', '');

/**
 * Vietnamese phone numbers begin with 0, whether they were written with +84, 0084, 84, without the zero that
 * spreadsheets drop, or as a spreadsheet's text (`="0912345678"`). Any other text only loses its separators.
 */
export function cleanPhone(text: string): string {
  const digits = cleanCode(text).replace(/[\s.()/'"=-]/g, '');
  const [, abroad] = /^(?:\+|00)?840?(\d{9,10})$/.exec(digits) ?? [];
  const national = abroad ?? /^(?:[35789]\d{8}|2\d{8,9})$/.exec(digits)?.[0];
  return national === undefined ? digits : `0${national}`;
}

/** A mobile number of 10 digits, or a landline of 10 or 11, as `cleanPhone` writes them. */
export const isPhone = (value: Text): boolean =>
  !value || /^0(?:[35789]\d{8}|2\d{8,9})$/.test(value);

/** 10 digits, 13 (10-3) or 12; a company's tenth digit is a checksum of the first nine. */
export const isTaxCode = (value: Text): boolean => {
  if (!value) return true;
  if (/^\d{12}$/.test(value)) return true;
  if (!/^\d{10}(-?\d{3})?$/.test(value)) return false;
  const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(value[index]), 0);
  return Number(value[9]) === 10 - (sum % 11);
};
