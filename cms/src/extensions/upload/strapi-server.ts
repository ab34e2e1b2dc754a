import { closeContentApi } from '../closeContentApi';
import { pictureCopies } from './pictureCopies';

interface Upload {
  routes: Record<string, unknown>;
  services: Record<'image-manipulation', { generateResponsiveFormats: unknown }>;
}

export default (plugin: Upload): Upload => {
  plugin.services['image-manipulation'].generateResponsiveFormats = pictureCopies;
  closeContentApi(plugin);
  return plugin;
};
