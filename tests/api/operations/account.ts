import { randomBytes } from 'node:crypto';
import { digestOf, typeableCode } from '../../../cms/src/identity/credentials/resetCodeText';
import { callApi } from '../../support/api';
import { enrolledSecret } from '../../support/enroll';
import { logIn, newMember, registration, testPassword } from '../../support/members';
import { storedEmails } from '../../support/mail';
import {
  addPasskey,
  loginOptions,
  newCredential,
  passkeysOf,
  appCode,
  codeOf,
  newSecured,
  secure,
} from '../../support/secondFactor';
import type { Caller, Fixture } from './Fixture';
import type { Rows } from './Row';

const newPassword = 'Sao-mai-len-som-26';

/** A code as it would be emailed. */
async function mailedCode({ api }: Fixture): Promise<string> {
  const { email } = await newMember(api);
  const code = typeableCode(randomBytes(16));
  await api.sql(
    'update up_users set reset_password_token = ?, reset_password_expires_at = ? where email = ?',
    [digestOf(code), new Date(Date.now() + 600_000), email],
  );
  return code;
}

/** Another login of the member. */
async function otherSession({ api, member }: Fixture, caller: Caller): Promise<string> {
  const { email, password, token } = member;
  if (caller) {
    await callApi(api, '/security/confirm', { token: caller.token, json: { password } });
  }
  await logIn(api, email, password);
  const { body } = await callApi<{ data: { documentId: string; current: boolean }[] }>(
    api,
    '/security/sessions',
    { token },
  );
  return body.data.find(({ current }) => !current)?.documentId ?? '';
}

/** The code of a change that another member has requested. */
async function changeCodeOf({ api }: Fixture, use: 'confirm' | 'stop'): Promise<string> {
  const { token, documentId, email } = await newMember(api);
  const wanted = `${documentId}@example.com`;
  await callApi(api, '/security/email', { token, json: { email: wanted } });
  const [message] = await storedEmails(api, use === 'confirm' ? wanted : email);
  return /#ma=([0-9A-Z-]+)/.exec(message?.text ?? '')?.[1] ?? '';
}

export const account: Rows = {
  LocalSession: null,
  Login: {
    variables: async ({ api }, caller) => ({
      input: { identifier: (caller ?? (await newMember(api))).email, password: testPassword },
    }),
  },
  Register: { variables: () => ({ input: registration() }) },
  Logout: { variables: () => ({}), spends: true },
  UpdateProfile: {
    variables: () => ({
      input: { fullName: 'Nguyễn Thị Kiểm Thử', company: 'Công ty Kiểm Thử', position: null },
    }),
  },
  ForgotPassword: { variables: ({ member }) => ({ input: { email: member.email } }) },
  ResetPassword: {
    variables: async (fixture) => ({
      input: {
        code: await mailedCode(fixture),
        password: newPassword,
        passwordConfirmation: newPassword,
      },
    }),
  },
  ChangePassword: {
    variables: () => ({
      input: {
        currentPassword: testPassword,
        password: newPassword,
        passwordConfirmation: newPassword,
      },
    }),
    spends: true,
  },
  LoginSessions: { variables: () => ({}) },
  EndLoginSession: {
    variables: async (fixture, caller) => ({ input: { id: await otherSession(fixture, caller) } }),
    owned: true,
  },
  EndOtherSessions: { variables: () => ({}), spends: true },
  AccountSecurity: { variables: () => ({}) },
  Passkeys: {
    variables: async ({ api, member }, caller) => {
      // Every later login of the shared member would require it.
      if (caller && caller.token !== member.token) await addPasskey(api, caller);
      return {};
    },
    spends: true,
  },
  StartPasskey: { variables: () => ({}), spends: true },
  AddPasskey: {
    variables: async ({ api }, caller) => ({
      input: { name: 'Điện thoại', credential: caller ? await newCredential(api, caller) : '{}' },
    }),
    spends: true,
  },
  RemovePasskey: {
    variables: async ({ api }, caller) => {
      if (caller) await addPasskey(api, caller);
      const [own] = caller ? await passkeysOf(api, caller) : [];
      return { input: { id: own?.documentId ?? 'khong-co' } };
    },
    spends: true,
  },
  StartPasskeyLogin: { variables: () => ({}), spends: true },
  PasskeyLogin: {
    variables: async ({ api }, caller) => {
      const passkey = await addPasskey(api, caller ?? (await newMember(api)));
      return { input: { credential: passkey.get(await loginOptions(api)) } };
    },
    spends: true,
  },
  ConfirmByPasskey: {
    variables: async ({ api }, caller) => {
      const passkey = await addPasskey(api, caller ?? (await newMember(api)));
      return { input: { credential: passkey.get(await loginOptions(api)) } };
    },
    spends: true,
  },
  ChangeEmail: {
    variables: async ({ api }) => ({
      input: { email: `${(await newMember(api)).documentId}@example.com` },
    }),
    spends: true,
  },
  CancelEmailChange: { variables: () => ({}) },
  ConfirmEmail: {
    variables: async (fixture) => ({ input: { code: await changeCodeOf(fixture, 'confirm') } }),
  },
  StopEmailChange: {
    variables: async (fixture) => ({ input: { code: await changeCodeOf(fixture, 'stop') } }),
  },
  AnswerChallenge: {
    variables: async ({ api }, caller) => {
      const { email, password, codes } = await secure(api, caller ?? (await newMember(api)));
      const { body } = await callApi<{ challenge: string }>(api, '/auth/local', {
        json: { identifier: email, password },
      });
      return { input: { challenge: body.challenge, code: codes[0] } };
    },
    spends: true,
  },
  StartSecondFactor: { variables: () => ({}), spends: true },
  ConfirmSecondFactor: {
    variables: async ({ api }, caller) => ({
      input: { code: caller ? await appCode(api, caller) : '000000' },
    }),
    spends: true,
  },
  TurnOffSecondFactor: {
    variables: async ({ api }, caller) => {
      if (caller) await secure(api, caller);
      return {};
    },
    notStaff: true,
    spends: true,
  },
  ResetSecondFactor: {
    variables: async ({ api }) => ({
      input: { userId: (await newSecured(api)).documentId, reason: 'Mất điện thoại' },
    }),
  },
  ReplaceRecoveryCodes: {
    variables: async ({ api }, caller) => {
      if (caller) await secure(api, caller);
      return {};
    },
    spends: true,
  },
  ConfirmIdentity: {
    // Only staff have a second factor here.
    variables: () => ({ input: { password: testPassword, code: codeOf(enrolledSecret) } }),
    spends: true,
  },
};
