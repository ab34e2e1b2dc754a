import { foldText } from '../platform/text/foldText';

/** Unaccented letters and digits only, in upper case: what every bank leaves of a text. */
export function compactText(text: string): string {
  return foldText(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}
