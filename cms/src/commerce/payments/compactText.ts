import { foldText } from '@iia/shared/foldText';

/**
 * Unaccented letters and digits only, in upper case: what every bank preserves of a text. Full-width
 * forms become ASCII.
 */
export function compactText(text: string): string {
  return foldText(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}
