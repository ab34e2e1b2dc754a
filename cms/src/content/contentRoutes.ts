/** Routes of a collection that everybody may read. */
export function collectionRoutes(path: string, controller: string) {
  return {
    type: 'content-api',
    routes: [
      { method: 'GET', path: `/${path}`, handler: `${controller}.find`, config: { auth: false } },
      {
        method: 'GET',
        path: `/${path}/:key`,
        handler: `${controller}.findOne`,
        config: { auth: false },
      },
    ],
  };
}

/** The route of a single type, or of a list without pages of its own, that everybody may read. */
export function findRoute(path: string, controller: string) {
  return {
    type: 'content-api',
    routes: [
      { method: 'GET', path: `/${path}`, handler: `${controller}.find`, config: { auth: false } },
    ],
  };
}
