import type { Core } from '@strapi/strapi';
import { addPasskeyInputRules } from '../../generated/inputRules/AddPasskeyInput';
import { removePasskeyInputRules } from '../../generated/inputRules/RemovePasskeyInput';
import { checkInput } from '../../platform/errors/checkInput';
import { accountById } from '../accounts';
import { lockAccount } from '../lockAccount';
import type { Member } from '../memberOfToken';
import { memberHolder } from '../second-factor/Holder';
import { deleteRecoveryCodes, renewRecoveryCodes } from '../second-factor/recoveryCodes';
import { recordCodeVerified } from '../second-factor/removeSecondFactor';
import { hasSecondFactor } from '../second-factor/consumeCode';
import { staffNeedIt } from '../second-factor/setUp';
import { notifyChange } from '../second-factor/notifyChange';
import { storeChallenge } from './challenges';
import { creationOptions, verifiedCredential, toAdd } from './createPasskey';
import { deletePasskey, insertPasskey } from './storedPasskeys';

/** @returns options of the browser's call, as JSON */
export async function startPasskey(strapi: Core.Strapi, { id }: Member): Promise<string> {
  const account = await accountById(strapi, id);
  const holder = memberHolder(id);
  const options = await creationOptions(strapi.db.connection, holder, {
    documentId: account?.documentId ?? '',
    email: account?.email ?? '',
    name: account?.fullName ?? '',
  });
  await strapi.db.transaction(({ trx }) => storeChallenge(trx, toAdd(holder), options.challenge));
  return JSON.stringify(options);
}

/**
 * @returns recovery codes, displayed only once, if it is the account's first second factor; else none
 * @throws HttpError 400 if the response does not verify, 409 beyond the number that an account may
 * have
 */
export async function addPasskey(
  strapi: Core.Strapi,
  member: Member,
  body: unknown,
): Promise<string[]> {
  const { name, credential: input } = checkInput(addPasskeyInputRules, body);
  const holder = memberHolder(member.id);
  const credential = await verifiedCredential(strapi.db.connection, holder, input);
  return lockAccount(strapi, member.id, async () => {
    const wasOn = await hasSecondFactor(strapi, holder);
    return await strapi.db.transaction(async ({ trx }) => {
      await insertPasskey(trx, holder, { name, credential });
      await recordCodeVerified(trx, member);
      await notifyChange(trx, member.id, 'passkeyAdded');
      return wasOn ? [] : renewRecoveryCodes(trx, holder);
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
  const holder = memberHolder(id);
  await lockAccount(strapi, id, () =>
    strapi.db.transaction(async ({ trx }) => {
      await deletePasskey(trx, holder, passkey);
      if (!(await hasSecondFactor(strapi, holder))) {
        if (roleType === 'staff') throw staffNeedIt();
        await deleteRecoveryCodes(trx, holder);
      }
      await notifyChange(trx, id, 'passkeyRemoved');
    }),
  );
}
