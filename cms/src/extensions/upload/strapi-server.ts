import { removeContentApi } from '../removeContentApi';
import { pictureCopies } from './pictureCopies';

interface Upload {
  routes: Record<string, unknown>;
  services: Record<'image-manipulation', { generateResponsiveFormats: unknown }>;
}

/** Strapi's own copies have the type of the original, without a setting. Ours are always created, whatever its setting for sizes. */
export default (plugin: Upload): Upload => {
  plugin.services['image-manipulation'].generateResponsiveFormats = pictureCopies;
  removeContentApi(plugin);
  return plugin;
};
