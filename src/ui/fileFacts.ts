const size = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 });

/**
 * `PDF · 1,2 MB`.
 * @param kilobytes as Strapi measures: 1,000 bytes; null if unknown
 */
export function fileFacts(name: string, kilobytes: number | null): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase();
  const facts = [ending];
  if (kilobytes !== null && kilobytes > 0) {
    facts.push(
      kilobytes < 1000
        ? `${Math.max(1, Math.round(kilobytes))}\u00a0KB`
        : `${size.format(kilobytes / 1000)}\u00a0MB`,
    );
  }
  return facts.filter(Boolean).join(' · ');
}
