type Text = string | null | undefined;

/** Names are used in the greeting of emails: one line, and nothing that could become a link or markup. */
export const isName = (value: Text): boolean =>
  !value || !/[\p{Cc}\p{Zl}\p{Zp}/\\<>]|www\./iu.test(value);

export const isEmail = (value: Text): boolean =>
  !value || /^[^\s@<>()",;:\\[\]]+@[^\s@.<>()",;:\\[\]]+(\.[^\s@.<>()",;:\\[\]]+)+$/.test(value);

export const isUuid = (value: Text): boolean =>
  !value || /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(value);

/** The second and third bytes of UTF-8 in Windows-1252, except the no-break space and the soft hyphen. */
const tail = '[\\u0080-\\u009f\\u00a1-\\u00ac\\u00ae-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';

/** `Nguyá»…n` (UTF-8 read as Windows-1252), `Nguy\ufffdn`, `Nguy?n` (characters that another character set lacks). */
const garbled = new RegExp(
  `[ÂÃÄÅÆâ]${tail}|áº|á»${tail}|\\p{Ll}[ÂÃÄ](?!\\p{L})|\ufffd|\\p{L}\\?\\p{L}|(?:^|\\s)\\?\\p{L}`,
  'u',
);

export const isGarbled = (value: string): boolean => garbled.test(value);
