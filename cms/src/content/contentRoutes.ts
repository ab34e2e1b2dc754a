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

/** The route of a single type that everybody may read. */
export function singleRoute(path: string, controller: string) {
  return {
    type: 'content-api',
    routes: [
      { method: 'GET', path: `/${path}`, handler: `${controller}.find`, config: { auth: false } },
    ],
  };
}
