import type { Core, UID } from '@strapi/strapi';

export type Populate = Record<string, true | { populate: Populate } | { on: OnComponents }>;

type OnComponents = Record<string, { populate: Populate }>;

/** Everything a type contains, at any depth, but only ids of related records and files. */
export function populateOf(strapi: Core.Strapi, uid: UID.Schema): Populate {
  const within = (component: UID.Component) => ({ populate: populateOf(strapi, component) });
  const populate: Populate = {};
  for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    if (attribute.type === 'relation' || attribute.type === 'media') populate[name] = true;
    if (attribute.type === 'component') populate[name] = within(attribute.component);
    if (attribute.type === 'dynamiczone') {
      const on = attribute.components.map((component) => [component, within(component)]);
      populate[name] = { on: Object.fromEntries(on) as OnComponents };
    }
  }
  return populate;
}
