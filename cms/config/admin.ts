import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../src/platform/environment';
import { previewUrl } from '../src/content/preview/previewUrl';

/** After compilation this file is in `dist/config` and the built panel in `dist/build`. */
const built = existsSync(join(__dirname, '..', 'build', 'index.html'));
const building = process.argv.some((word) => word === 'build' || word === 'develop');

export default () => {
  const { secrets } = environment();
  return {
    // Without a built panel the API still starts; building it takes a minute.
    serveAdminPanel: built || building,
    auth: { secret: secrets.adminJwtSecrets[0] },
    apiToken: { salt: secrets.apiTokenSalt },
    transfer: { token: { salt: secrets.transferTokenSalt } },
    secrets: { encryptionKey: secrets.encryptionKeys[0] },
    // Same origin as the panel: the host serves both.
    preview: { enabled: true, config: { allowedOrigins: ["'self'"], handler: previewUrl } },
    flags: { nps: false, promoteEE: false },
  };
};
