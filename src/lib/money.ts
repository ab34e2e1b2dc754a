const NO_BREAK_SPACE = '\u00a0';

/** `1234567` → `1.234.567`. Not `Intl`: its output differs between server and browser ICU. */
export function formatCount(value: number): string {
  const whole = Math.trunc(value);
  const digits = String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, '.');
  return whole < 0 ? `−${digits}` : digits;
}

/** `7.5` → `7,5`, at most one decimal. */
export function formatDecimal(value: number): string {
  const tenths = Math.round(Math.abs(value) * 10);
  const sign = value < 0 && tenths > 0 ? '−' : '';
  const rest = tenths % 10;
  return `${sign}${formatCount((tenths - rest) / 10)}${rest ? `,${rest}` : ''}`;
}

/** `1.234.567 ₫` with a no-break space, from whole đồng. */
export function formatAmount(dong: number): string {
  return `${formatCount(dong)}${NO_BREAK_SPACE}₫`;
}

/** An amount in whole đồng, or `Miễn phí` for 0. */
export function formatMoney(dong: number): string {
  return dong === 0 ? 'Miễn phí' : formatAmount(dong);
}
