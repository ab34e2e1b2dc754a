import { randomBytes } from 'node:crypto';
import { digestOf, typeableCode } from '../../../cms/src/auth/resetCodeText';
import { newMember, registration, testPassword } from '../../server/members';
import type { World } from '../world/World';
import type { Rows } from './Row';

const newPassword = 'Sao-mai-len-som-26';

/** A code as it would be emailed. */
async function mailedCode({ api }: World): Promise<string> {
  const { email } = await newMember(api);
  const code = typeableCode(randomBytes(16));
  await api.sql(
    'update up_users set reset_password_token = ?, reset_password_expires_at = ? where email = ?',
    [digestOf(code), new Date(Date.now() + 600_000), email],
  );
  return code;
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
    variables: async (world) => ({
      input: {
        code: await mailedCode(world),
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
};
