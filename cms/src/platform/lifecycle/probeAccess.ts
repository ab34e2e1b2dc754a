import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { text, type Variable } from '@iia/shared/environment/variables';
import { isBearer } from '../http/isBearer';

/** Access to the details of a probe; all other requests get only whether the server is ready. */
export interface ProbeAccess {
  /** Sent as `Authorization: Bearer`; null if none gives access. */
  secret: string | null;
  /** Networks whose direct connections need no secret. */
  networks: BlockList;
}

/**
 * A request that a proxy has forwarded comes from the proxy's address, so that it needs the secret even
 * within one of the networks.
 */
export function mayReadDetails(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { secret, networks }: ProbeAccess,
): boolean {
  if (secret !== null && isBearer(headers.authorization, secret)) return true;
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => headers[name] !== undefined,
  );
  const { remoteAddress: address = '' } = socket;
  const version = isIP(address);
  return !isForwarded && version > 0 && networks.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Declares `PROBE_NETWORKS`, e.g. `127.0.0.1, 10.0.0.0/8, ::1`. */
export const probeNetworks: Variable<BlockList> = {
  ...text('networks whose direct connections read these details without the secret'),
  rule: 'addresses or networks such as 10.0.0.0/8',
  fallback: new BlockList(),
  shownFallback: '',
  parse: parseNetworks,
};

/** @returns null if a part is no address or network */
export function parseNetworks(text: string): BlockList | null {
  const networks = new BlockList();
  const parts = text.split(',').map((part) => part.trim());
  for (const part of parts.filter(Boolean)) {
    const [address = '', prefix, ...more] = part.split('/');
    const version = isIP(address);
    const longest = version === 6 ? 128 : 32;
    const length = prefix === undefined ? longest : Number(prefix);
    const isNetwork =
      version > 0 && more.length === 0 && /^\d+$/.test(prefix ?? '0') && length <= longest;
    if (!isNetwork) return null;
    networks.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4');
  }
  return networks;
}
