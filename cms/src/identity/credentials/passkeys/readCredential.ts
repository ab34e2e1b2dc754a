import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { HttpError } from '../../../platform/errors/HttpError';

type Credential = AuthenticationResponseJSON | RegistrationResponseJSON;

interface Read<Kind> {
  credential: Kind;
  /** The challenge that it claims to respond to. */
  challenge: string;
}

/** A browser's response, not yet verified. @throws HttpError 400 */
export function readCredential<Kind extends Credential>(json: string): Read<Kind> {
  try {
    const credential = JSON.parse(json) as Kind;
    const client = Buffer.from(credential.response.clientDataJSON, 'base64url').toString('utf8');
    const { challenge } = JSON.parse(client) as { challenge?: unknown };
    if (typeof challenge === 'string' && typeof credential.id === 'string') {
      return { credential, challenge };
    }
  } catch {
    // Malformed in a way that no browser would send.
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
