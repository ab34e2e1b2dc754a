import { environment } from '../../../platform/environment';
import { instituteName } from '@iia/shared/institute';
import type { FactorOwner } from '../second-factor/FactorOwner';

interface RelyingParty {
  name: string;
  /** The host name: passkeys are bound to it. */
  id: string;
  origin: string;
}

/**
 * Site and panel are served under `PUBLIC_URL`. Development without it serves the site at the host's
 * usual port and the panel at this server's own: by name, as passkeys cannot be created for an IP
 * address.
 */
export function relyingParty(kind: FactorOwner['kind']): RelyingParty {
  const { publicUrl, port } = environment();
  const local = `http://localhost:${kind === 'panel' ? port : 3000}`;
  const { hostname, origin } = new URL(publicUrl || local);
  return { name: instituteName, id: hostname, origin };
}
