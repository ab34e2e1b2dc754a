import type { Startup } from '../../platform/startup';
import { cleanRecords } from './cleanRecords';
import { closeActions, closeRoutes } from './closeSettings';
import { disableActions } from './disableActions';
import { rejectPrivateQueries } from './rejectPrivateQueries';
import { setLayouts } from './setLayouts';
import { setPanelRoles } from './setPanelRoles';

/** Comes before all that validates or stores editors' content, which it cleans. */
export const panel: Startup = {
  register(strapi) {
    cleanRecords(strapi);
    closeActions(strapi);
    closeRoutes(strapi);
    disableActions(strapi);
    rejectPrivateQueries(strapi);
  },
  async bootstrap(strapi) {
    await setPanelRoles(strapi);
    await setLayouts(strapi);
  },
};
