import { createSecretKey } from 'node:crypto';
import { environment } from '../src/platform/environment';

const minute = 60;
const day = 24 * 60 * minute;

export default () => {
  const { secrets, mail, publicUrl } = environment();
  return {
    'users-permissions': {
      config: {
        // A KeyObject: jsonwebtoken first tries to parse a string as PEM, which costs a third of a
        // millisecond per token.
        jwtSecret: createSecretKey(Buffer.from(secrets.jwtSecrets[0])),
        jwtManagement: 'refresh',
        sessions: {
          accessTokenLifespan: 10 * minute,
          idleRefreshTokenLifespan: 14 * day,
          maxRefreshTokenLifespan: 30 * day,
          httpOnly: true,
          cookie: {
            name: 'refresh',
            path: '/api/auth',
            sameSite: 'strict',
            secure: publicUrl.startsWith('https:'),
            maxAge: 14 * day * 1000,
          },
        },
      },
    },
    ...(mail && {
      email: {
        config: {
          provider: mail.provider,
          providerOptions: mail.providerOptions,
          settings: { defaultFrom: mail.from, defaultReplyTo: mail.from },
        },
      },
    }),
  };
};
