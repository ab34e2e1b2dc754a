import { environment } from '../../platform/environment';
import { instituteName } from '../../platform/institute';

interface RelyingParty {
  name: string;
  /** The host's name: a passkey made for it serves no other site. */
  id: string;
  origin: string;
}

/** Where development without `PUBLIC_URL` serves the site. */
const LOCAL = 'http://localhost:3000';

export function relyingParty(): RelyingParty {
  const { hostname, origin } = new URL(environment().publicUrl || LOCAL);
  return { name: instituteName, id: hostname, origin };
}
