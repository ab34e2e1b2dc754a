/**
 * The modules of `cms/src`, bottom up: each may import only the modules listed in its row, all of them
 * above it in this table. `generated/` and `platform/` are open to all. Code shared by two domains moves
 * to `platform/` or to the lower of the two.
 */
export const modules = {
  platform: [],

  outbox: [],
  memberships: [],
  notifications: [],
  consents: [],
  auth: ['consents', 'memberships', 'notifications'],
  audit: ['auth'],
  'panel-factor': ['audit', 'auth'],
  certificates: [],
  contacts: [],
  reminders: ['audit', 'consents', 'memberships', 'notifications'],

  billing: [],
  refunds: ['audit', 'notifications'],
  seats: [],
  discounts: [],
  downloads: [],
  ownership: [],
  tickets: ['billing'],
  attendance: ['audit', 'auth', 'billing', 'downloads', 'ownership', 'tickets'],
  cpe: ['attendance', 'auth', 'certificates', 'downloads'],
  'waiting-list': ['auth', 'notifications', 'seats'],
  orders: [
    'attendance',
    'auth',
    'billing',
    'discounts',
    'memberships',
    'notifications',
    'refunds',
    'seats',
    'waiting-list',
  ],
  'order-pdf': ['billing', 'downloads', 'orders'],
  renewals: ['auth', 'billing', 'memberships', 'notifications', 'refunds'],
  payments: ['audit', 'billing', 'memberships', 'orders', 'refunds', 'renewals'],
  statements: ['audit', 'payments'],

  'search-index': [],
  'staff-work': [],
  'user-list': ['cpe', 'memberships', 'search-index'],
  'managed-users': ['audit', 'auth', 'cpe', 'memberships', 'user-list'],
  batches: ['audit', 'managed-users', 'memberships', 'reminders', 'user-list'],

  preview: [],
  slugs: [],
  content: ['preview', 'search-index', 'seats', 'slugs'],
  search: ['content', 'search-index'],
  imports: ['audit', 'auth', 'content', 'managed-users', 'memberships'],
  addresses: ['content'],

  library: ['attendance', 'auth', 'content', 'downloads', 'ownership'],
  analysis: ['downloads', 'memberships', 'orders', 'user-list'],
  'personal-data': ['auth', 'downloads', 'waiting-list'],
  'account-merges': [
    'attendance',
    'audit',
    'auth',
    'managed-users',
    'memberships',
    'personal-data',
  ],

  forms: [],
  links: ['forms'],
  schedule: ['forms'],
  panel: ['forms'],
  versions: ['panel'],
};

/** Wires the modules together: Strapi's own folders, startup, sample data. */
export const entryPoints = [
  'api',
  'bootstrap',
  'extensions',
  'middlewares',
  'policies',
  'routes',
  'seed',
];

/** Runs in the browser, so it shares only the forms with the server. */
const browser = { admin: ['forms'] };

const data = ['components', 'generated'];

const named = [...Object.keys(modules), ...entryPoints, ...Object.keys(browser), ...data];

/** Zones for `import-x/no-restricted-paths`. @throws Error if a row lists a module below itself */
export function serverZones(folders, table = modules) {
  const names = Object.keys(table);
  for (const [module, from] of Object.entries(table)) {
    const later = from.find((other) => !names.slice(0, names.indexOf(module)).includes(other));
    if (later)
      throw new Error(`cms/modules.mjs: ${module} lists ${later}, which does not come before it.`);
  }
  const unknown = folders.filter((folder) => !named.includes(folder));
  return [
    ...unknown.map((folder) => ({
      target: './cms/src',
      from: `./cms/src/${folder}`,
      message: `cms/src/${folder} has no row in cms/modules.mjs; add one.`,
    })),
    ...Object.entries(table).flatMap(([module, from]) => [
      {
        target: `./cms/src/${module}`,
        from: entryPoints.map((entry) => `./cms/src/${entry}`),
        message: `cms/src/${module} may not import the entry points (${entryPoints.join(', ')}).`,
      },
      {
        target: `./cms/src/${module}`,
        from: names
          .filter((other) => ![module, 'platform', ...from].includes(other))
          .map((other) => `./cms/src/${other}`),
        message:
          module === 'platform'
            ? 'cms/src/platform may not import a domain: pass in what it needs, or move the code down.'
            : `cms/src/${module} imports platform${from.map((other) => `, ${other}`).join('')}, and no other module: see cms/modules.mjs.`,
      },
    ]),
    ...Object.entries(browser).map(([module, from]) => ({
      target: `./cms/src/${module}`,
      from: './cms/src',
      except: [module, ...from].map((other) => `./${other}`),
      message: `cms/src/${module} runs in the browser: it imports ${from.join(', ')} and no other server code.`,
    })),
    {
      target: names
        .filter((module) => module !== 'addresses')
        .map((module) => `./cms/src/${module}`),
      from: './cms/src/generated/contentReads.ts',
      message:
        'generated/contentReads.ts pulls in every view: only code that serves all content may import it.',
    },
  ];
}
