import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { texts } from './texts';

const words = texts.passkey;

/** Browsers within other apps often know none. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** What the device did not do: a closed dialog and a missing passkey look alike to a page. */
export class PasskeyTrouble extends Error {}

/** @returns what the device answered, as JSON */
export async function makePasskey(options: string): Promise<string> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
    return JSON.stringify(await startRegistration({ optionsJSON }));
  } catch (error) {
    const isKnown = (error as Error).name === 'InvalidStateError';
    throw new PasskeyTrouble(isKnown ? words.alreadyMade : words.notMade);
  }
}

/** @returns what the device answered, as JSON */
export async function showPasskey(options: string): Promise<string> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
    return JSON.stringify(await startAuthentication({ optionsJSON }));
  } catch {
    throw new PasskeyTrouble(words.notShown);
  }
}
