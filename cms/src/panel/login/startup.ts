import type { Startup } from '../../platform/startup';
import { guardPanelPasswords } from './guardPanelPasswords';
import { replacePanelLogin } from './panelLogin';

export const panelLogin: Startup = {
  // A password is compared with the cleaned name and address.
  after: ['panel'],
  register(strapi) {
    guardPanelPasswords(strapi);
    replacePanelLogin(strapi);
  },
};
