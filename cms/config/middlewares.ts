import { environment } from '../src/platform/environment';

export default () => {
  const { corsOrigins, publicUrl } = environment();
  return [
    'strapi::logger',
    'strapi::errors',
    {
      name: 'strapi::security',
      config: { hsts: publicUrl.startsWith('https:') && { maxAge: 31_536_000 } },
    },
    'global::no-open-cors',
    // Strapi's default reflects any origin and allows credentials.
    { name: 'strapi::cors', config: { origin: corsOrigins, credentials: false, maxAge: 600 } },
    'global::failures',
    'global::api-bodies',
    'strapi::session',
    'strapi::query',
    {
      name: 'strapi::body',
      config: {
        jsonLimit: '2mb',
        formLimit: '100kb',
        textLimit: '100kb',
        // The bank signs the raw body.
        includeUnparsed: true,
      },
    },
    'strapi::favicon',
    'global::public-files',
    'strapi::public',
  ];
};
