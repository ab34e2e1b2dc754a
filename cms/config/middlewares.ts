import { cleanText } from 'rest-contract/rules';
import { environment } from '../src/platform/environment';

/** From qs; reports the parameter that is being decoded. */
function readParameter(
  text: string,
  decode: (text: string, ...rest: unknown[]) => string,
  charset: string,
  part: 'key' | 'value',
): string {
  const decoded = decode(text, decode, charset);
  return part === 'value' ? cleanText(decoded) : decoded;
}

export default () => {
  const { corsOrigins, publicUrl } = environment();
  return [
    'global::probes',
    // Before Strapi's errors, to record what they become; replaces its log, whose paths contain queries.
    'global::telemetry',
    'global::pace-orders',
    'strapi::errors',
    {
      name: 'strapi::security',
      config: { hsts: publicUrl.startsWith('https:') && { maxAge: 31_536_000 } },
    },
    'global::no-open-cors',
    // Strapi's default reflects any origin and allows credentials.
    {
      name: 'strapi::cors',
      config: { origin: corsOrigins, credentials: false, maxAge: 600, expose: ['X-Request-Id'] },
    },
    'global::failures',
    'global::api-bodies',
    'strapi::session',
    { name: 'strapi::query', config: { decoder: readParameter } },
    {
      name: 'strapi::body',
      config: {
        jsonLimit: '6mb',
        formLimit: '100kb',
        textLimit: '100kb',
        // The bank signs the raw body.
        includeUnparsed: true,
      },
    },
    'global::seat-calls',
    'global::clean-accounts',
    'strapi::favicon',
    'global::public-files',
    'strapi::public',
  ];
};
