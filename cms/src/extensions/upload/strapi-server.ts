import { removeContentApi } from '../removeContentApi';
import { pictureCopies } from './pictureCopies';

interface Upload {
  routes: Record<string, unknown>;
  services: Record<'image-manipulation', { generateResponsiveFormats: unknown }>;
}

/** The site's pages need their copies: the library's setting for smaller sizes does not turn them off. */
export default (plugin: Upload): Upload => {
  plugin.services['image-manipulation'].generateResponsiveFormats = pictureCopies;
  removeContentApi(plugin);
  return plugin;
};
