/**
 * The rooms of `cms/src`, from the ground up: each may import the rooms that its row names, and each
 * stands below its row. `generated/` and `platform/` are everybody's. What two domains share goes down to
 * `platform/`, or into the lower of them.
 */
export const rooms = {
  platform: [],

  auth: [],
  certificates: [],
  contacts: [],
  notifications: [],
  reminders: ['notifications'],

  billing: [],
  places: [],
  discounts: [],
  orders: ['auth', 'billing', 'discounts', 'notifications', 'places'],
  renewals: ['auth', 'billing', 'notifications'],
  payments: ['billing', 'orders', 'renewals'],

  preview: [],
  slugs: [],
  'search-index': [],
  content: ['places', 'preview', 'search-index', 'slugs'],
  search: ['content', 'search-index'],
  addresses: ['content'],

  downloads: [],
  library: ['content', 'downloads'],
  analysis: ['downloads', 'orders'],

  forms: [],
  links: ['forms'],
  schedule: ['forms'],
  panel: ['forms'],
  versions: ['panel'],
};

/** What puts the domains together: Strapi's own folders, the start, the samples. */
export const tops = ['api', 'bootstrap', 'extensions', 'middlewares', 'policies', 'routes', 'seed'];

/** The panel's code in the browser takes the words of forms, and nothing of the server. */
const browser = { admin: ['forms'] };

/** Folders without code of ours. */
const data = ['components', 'generated'];

const named = [...Object.keys(rooms), ...tops, ...Object.keys(browser), ...data];

/**
 * Zones for `import-x/no-restricted-paths`.
 * @param {readonly string[]} folders those of `cms/src`
 * @throws Error for a row that names a room above its own: so no cycle can be declared
 */
export function serverZones(folders, floors = rooms) {
  const order = Object.keys(floors);
  for (const [room, from] of Object.entries(floors)) {
    const above = from.find((other) => !order.slice(0, order.indexOf(room)).includes(other));
    if (above) throw new Error(`cms/rooms.mjs: ${room} names ${above}, which is not below it.`);
  }
  const unknown = folders.filter((folder) => !named.includes(folder));
  return [
    ...unknown.map((folder) => ({
      target: './cms/src',
      from: `./cms/src/${folder}`,
      message: `cms/src/${folder} has no row in cms/rooms.mjs; give it one.`,
    })),
    ...Object.entries(floors).flatMap(([room, from]) => [
      {
        target: `./cms/src/${room}`,
        from: tops.map((top) => `./cms/src/${top}`),
        message: `cms/src/${room} knows nothing of what puts the domains together (${tops.join(', ')}).`,
      },
      {
        target: `./cms/src/${room}`,
        from: order
          .filter((other) => ![room, 'platform', ...from].includes(other))
          .map((other) => `./cms/src/${other}`),
        message:
          room === 'platform'
            ? 'cms/src/platform knows no domain: hand over what it needs, or move it down.'
            : `cms/src/${room} imports platform${from.map((other) => `, ${other}`).join('')}, and no other room: see cms/rooms.mjs.`,
      },
    ]),
    ...Object.entries(browser).map(([room, from]) => ({
      target: `./cms/src/${room}`,
      from: './cms/src',
      except: [room, ...from].map((other) => `./${other}`),
      message: `cms/src/${room} runs in the browser: it imports ${from.join(', ')}, and nothing of the server.`,
    })),
    {
      target: order.filter((room) => room !== 'addresses').map((room) => `./cms/src/${room}`),
      from: './cms/src/generated/contentReads.ts',
      message:
        'generated/contentReads.ts names every view: only what answers for all content reads it.',
    },
  ];
}
