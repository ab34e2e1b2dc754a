import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { texts } from './texts';

const words = texts.passkey;

/** In-app browsers often do not support passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Why the device failed: a page cannot distinguish a closed dialog from a missing passkey. */
export class PasskeyError extends Error {}

/** @returns the device's response, as JSON */
export async function createPasskey(options: string): Promise<string> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
    return JSON.stringify(await startRegistration({ optionsJSON }));
  } catch (error) {
    const isKnown = (error as Error).name === 'InvalidStateError';
    throw new PasskeyError(isKnown ? words.alreadyCreated : words.notCreated);
  }
}

/** @returns the device's response, as JSON */
export async function showPasskey(options: string): Promise<string> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
    return JSON.stringify(await startAuthentication({ optionsJSON }));
  } catch {
    throw new PasskeyError(words.notVerified);
  }
}
