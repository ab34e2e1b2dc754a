import { cleanAddress } from 'rest-contract/rules';

/**
 * The canonical form of an email address or user name, as accounts store it: equal for spellings that differ
 * in case, normalization, invisible characters, dashes or surrounding spaces. Does not validate.
 */
export const accountKey = (text: string): string => cleanAddress(text).toLowerCase();
