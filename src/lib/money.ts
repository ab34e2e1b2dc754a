const NO_BREAK_SPACE = '\u00a0';

/**
 * A whole number with dots between its thousands: `1234567` → `1.234.567`.
 * Written by hand: `Intl` differs between the server's and the browser's ICU, and a page must not.
 *
 * @param value a finite number; what is behind the point is cut off.
 */
export function formatCount(value: number): string {
  const whole = Math.trunc(value);
  const digits = String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, '.');
  return whole < 0 ? `−${digits}` : digits;
}

/**
 * A number of hours or points with Vietnam's decimal comma: `7.5` → `7,5`, `16` → `16`.
 *
 * @param value a finite number; kept to one decimal place.
 */
export function formatDecimal(value: number): string {
  const tenths = Math.round(Math.abs(value) * 10);
  const sign = value < 0 && tenths > 0 ? '−' : '';
  const rest = tenths % 10;
  return `${sign}${formatCount((tenths - rest) / 10)}${rest ? `,${rest}` : ''}`;
}

/**
 * An amount as it is shown everywhere: `1.234.567 ₫`, the sign held by a no-break space.
 *
 * @param dong whole Vietnamese đồng; 0 is written `0 ₫` (a total may well be zero).
 */
export function formatAmount(dong: number): string {
  return `${formatCount(dong)}${NO_BREAK_SPACE}₫`;
}

/**
 * A price: an amount, or `Miễn phí` where nothing is asked.
 *
 * @param dong whole Vietnamese đồng.
 */
export function formatMoney(dong: number): string {
  return dong === 0 ? 'Miễn phí' : formatAmount(dong);
}
