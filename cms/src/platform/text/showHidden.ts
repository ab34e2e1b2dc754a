const visible = /^(?:[!-~]|[\p{L}\p{N}])$/u;

/**
 * An address or user name with every invisible or confusable character as an escape:
 * `an\u200B@example.vn`. Includes spaces, combining marks and compatibility forms.
 */
export function showHidden(text: string): string {
  return Array.from(text, (character) => {
    if (visible.test(character) && character.normalize('NFKC') === character) return character;
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
  }).join('');
}
