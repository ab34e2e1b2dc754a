import { isIPv6 } from 'node:net';

/** The rate-limiting key: one per IPv4 address or IPv6 /56 network, a subscriber's usual allocation. */
export function clientOf(ip: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4) return v4;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const parts = (text: string | undefined) => (text ? text.split(':') : []);
  const [first, last] = [parts(head), parts(tail)];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = (tail === undefined ? first : [...first, ...zeros, ...last]).map((group) =>
    parseInt(group, 16),
  );
  const [a = 0, b = 0, c = 0, d = 0, e = 0, mark = 0, high = 0, low = 0] = groups;
  // An IPv4-mapped IPv6 address in hex.
  if (mark === 0xffff && [a, b, c, d, e].every((group) => group === 0)) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  }
  return [a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':');
}
