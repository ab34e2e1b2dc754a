import { isIPv6 } from 'node:net';

/**
 * Whose an address is: an IPv4 address is one client, and so is an IPv6 network of /56, all of whose
 * addresses one subscriber may use.
 */
export function clientOf(ip: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4 !== undefined || !isIPv6(ip)) return v4 ?? ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const parts = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [parts(head), parts(tail ?? '')];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16));
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  return [a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':');
}
