import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { Knex } from 'knex';
import type { FactorOwner } from '../second-factor/FactorOwner';
import { CHALLENGE_MS, consumeChallenge, type Purpose } from './challenges';
import { passkeyRefused, readCredential } from './readCredential';
import { relyingParty } from './relyingParty';
import { knownCredentials } from './storedPasskeys';
import { webauthn } from './webauthn';

/** The account that a passkey is for, as the device stores and displays it. */
interface Person {
  documentId: string;
  email: string;
  name: string;
}

export const toAdd = ({ kind, id }: FactorOwner): Purpose => ({ kind, to: 'add', userId: id });

/** Options of the browser's call. The caller must store the challenge. */
export async function creationOptions(
  db: Knex,
  owner: FactorOwner,
  { documentId, email, name }: Person,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { name: rpName, id: rpID } = relyingParty(owner.kind);
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName,
    rpID,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(documentId),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: await knownCredentials(db, owner),
    // A member's passkey logs in without a password, so it is discoverable and requires finger,
    // face or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** @throws HttpError 400 if the response does not verify */
export async function verifiedCredential(
  db: Knex,
  owner: FactorOwner,
  json: string,
): Promise<WebAuthnCredential> {
  const { credential, challenge } = readCredential<RegistrationResponseJSON>(json);
  if (!(await consumeChallenge(db, toAdd(owner), challenge))) throw passkeyRefused();
  const { origin, id: rpID } = relyingParty(owner.kind);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw passkeyRefused();
  return registrationInfo.credential;
}
