import type { Core } from '@strapi/strapi';
import { addPasskeyInputRules } from '@iia/shared/generated/inputRules/AddPasskeyInput';
import { removePasskeyInputRules } from '@iia/shared/generated/inputRules/RemovePasskeyInput';
import { checkInput } from '../../../platform/errors/checkInput';
import { accountById } from '../accounts';
import { lockAccount } from '../lockAccount';
import type { Member } from '../memberOfToken';
import { memberOwner } from '../../credentials/second-factor/FactorOwner';
import {
  deleteRecoveryCodes,
  renewRecoveryCodes,
} from '../../credentials/second-factor/recoveryCodes';
import { recordCodeVerified, staffNeedIt } from './setUp';
import { hasSecondFactor } from '../../credentials/second-factor/consumeCode';
import { notifyChange } from './secondFactorEmail';
import { storeChallenge } from '../../credentials/passkeys/challenges';
import {
  creationOptions,
  verifiedCredential,
  toAdd,
} from '../../credentials/passkeys/createPasskey';
import { deletePasskey, insertPasskey } from '../../credentials/passkeys/storedPasskeys';

/** @returns options of the browser's call, as JSON */
export async function startPasskey(strapi: Core.Strapi, { id }: Member): Promise<string> {
  const account = await accountById(strapi, id);
  const owner = memberOwner(id);
  const options = await creationOptions(strapi.db.connection, owner, {
    documentId: account?.documentId ?? '',
    email: account?.email ?? '',
    name: account?.fullName ?? '',
  });
  await strapi.db.transaction(({ trx }) => storeChallenge(trx, toAdd(owner), options.challenge));
  return JSON.stringify(options);
}

/**
 * @returns recovery codes, displayed only once, if it is the account's first second factor; otherwise none
 * @throws HttpError 400 if the response does not verify, 409 beyond the number that an account may
 * have
 */
export async function addPasskey(
  strapi: Core.Strapi,
  member: Member,
  body: unknown,
): Promise<string[]> {
  const { name, credential: input } = checkInput(addPasskeyInputRules, body);
  const owner = memberOwner(member.id);
  const credential = await verifiedCredential(strapi.db.connection, owner, input);
  return lockAccount(strapi, member.id, async () => {
    const wasOn = await hasSecondFactor(strapi, owner);
    return await strapi.db.transaction(async ({ trx }) => {
      await insertPasskey(trx, owner, { name, credential });
      await recordCodeVerified(trx, member);
      await notifyChange(trx, member.id, 'passkeyAdded');
      return wasOn ? [] : renewRecoveryCodes(trx, owner);
    });
  });
}

/**
 * Removing the last second factor deletes the recovery codes too.
 * @throws HttpError 404 for another account's, 409 for the last second factor of staff
 */
export async function removePasskey(
  strapi: Core.Strapi,
  { id, roleType }: Member,
  body: unknown,
): Promise<void> {
  const { id: passkey } = checkInput(removePasskeyInputRules, body);
  const owner = memberOwner(id);
  await lockAccount(strapi, id, () =>
    strapi.db.transaction(async ({ trx }) => {
      await deletePasskey(trx, owner, passkey);
      if (!(await hasSecondFactor(strapi, owner))) {
        if (roleType === 'staff') throw staffNeedIt();
        await deleteRecoveryCodes(trx, owner);
      }
      await notifyChange(trx, id, 'passkeyRemoved');
    }),
  );
}
