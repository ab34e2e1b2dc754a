import { checkedPublish } from '../../panel/links/checkedPublish';
import { panelController, panelRoutes } from './panelCalls';
import { withReadableTitles } from '../../panel/setup/recentTitles';

type Action = Parameters<typeof checkedPublish>[0];

interface Plugin {
  controllers: Record<string, Record<string, Action> | typeof panelController>;
  services: { homepage: Parameters<typeof withReadableTitles>[0] };
  routes: { admin: { routes: object[] } };
}

/** Adds our panel calls, link checks before publication and readable titles on the home page. */
export default (plugin: Plugin): Plugin => {
  for (const name of ['collection-types', 'single-types']) {
    const controller = plugin.controllers[name];
    if (typeof controller !== 'object' || controller.publish === undefined) {
      throw new Error(`The content manager has no action ${name} to wrap.`);
    }
    controller.publish = checkedPublish(controller.publish);
  }
  plugin.services.homepage = withReadableTitles(plugin.services.homepage);
  plugin.controllers.panel = panelController;
  plugin.routes.admin.routes.push(...panelRoutes);
  return plugin;
};
