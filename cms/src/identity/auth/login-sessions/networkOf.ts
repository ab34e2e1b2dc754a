import { BlockList, isIPv4 } from 'node:net';
import { clientOf } from '../../../platform/limits/clientOf';

/** Private and reserved networks, which identify nobody. */
const inner = new BlockList();
inner.addSubnet('10.0.0.0', 8);
inner.addSubnet('100.64.0.0', 10);
inner.addSubnet('127.0.0.0', 8);
inner.addSubnet('169.254.0.0', 16);
inner.addSubnet('172.16.0.0', 12);
inner.addSubnet('192.168.0.0', 16);

/** The first half of a public address, `203.113.x.x`: enough to recognize a provider. Null for any other. */
export function networkOf(ip: string): string | null {
  const client = clientOf(ip);
  if (isIPv4(client)) {
    return inner.check(client) ? null : `${client.split('.').slice(0, 2).join('.')}.x.x`;
  }
  const [first = '', second = ''] = client.split(':');
  // Global unicast, RFC 4291.
  return /^[23][\da-f]{3}$/.test(first) ? `${first}:${second}:…` : null;
}
