import { removeContentApi } from '../removeContentApi';
import { pictureCopies } from './pictureCopies';

interface Upload {
  routes: Record<string, unknown>;
  services: Record<'image-manipulation', { generateResponsiveFormats: unknown }>;
}

/** Copies are always made, whatever the library's setting for smaller sizes. */
export default (plugin: Upload): Upload => {
  plugin.services['image-manipulation'].generateResponsiveFormats = pictureCopies;
  removeContentApi(plugin);
  return plugin;
};
