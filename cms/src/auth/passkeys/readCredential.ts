import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { HttpError } from '../../platform/errors/HttpError';

type Credential = AuthenticationResponseJSON | RegistrationResponseJSON;

interface Read<Kind> {
  credential: Kind;
  /** The one it says that it answers. */
  challenge: string;
}

/** What a browser answered, unverified. @throws HttpError 400 */
export function readCredential<Kind extends Credential>(json: string): Read<Kind> {
  try {
    const credential = JSON.parse(json) as Kind;
    const client = Buffer.from(credential.response.clientDataJSON, 'base64url').toString('utf8');
    const { challenge } = JSON.parse(client) as { challenge?: unknown };
    if (typeof challenge === 'string' && typeof credential.id === 'string') {
      return { credential, challenge };
    }
  } catch {
    // Nothing that a browser would send.
  }
  throw passkeyRefused();
}

export function passkeyRefused(): HttpError {
  return new HttpError(
    400,
    'PasskeyRefused',
    'Khoá truy cập này không dùng được. Quý khách vui lòng thử lại hoặc dùng cách khác.',
  );
}
