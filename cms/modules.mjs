/**
 * The contexts of `cms/src` and their modules: `cms/src/commerce/orders` may import only the modules in its
 * row. `generated/` and `platform/` are open to all. Code shared by two modules moves to `platform/` or to
 * the lower of the two; a cycle is an error.
 */
export const contexts = {
  identity: {
    consents: [],
    credentials: [],
    auth: ['consents', 'credentials', 'memberships'],
    audit: ['auth'],
    'personal-data': ['auth', 'waiting-list'],
  },
  membership: {
    memberships: [],
    reminders: ['audit', 'consents', 'memberships'],
    renewals: ['auth', 'billing', 'memberships', 'refunds'],
    'user-list': ['cpe', 'memberships'],
    'managed-users': ['audit', 'auth', 'credentials', 'cpe', 'memberships', 'user-list'],
    batches: ['audit', 'managed-users', 'memberships', 'reminders', 'user-list'],
    imports: ['audit', 'managed-users', 'memberships', 'records'],
    'account-merges': [
      'attendance',
      'audit',
      'auth',
      'managed-users',
      'memberships',
      'personal-data',
    ],
  },
  commerce: {
    billing: [],
    discounts: [],
    ownership: [],
    refunds: ['audit'],
    seats: [],
    'waiting-list': ['auth', 'seats'],
    orders: [
      'attendance',
      'auth',
      'billing',
      'discounts',
      'memberships',
      'refunds',
      'seats',
      'waiting-list',
    ],
    'order-pdf': ['billing', 'orders'],
    payments: ['audit', 'billing', 'memberships', 'orders', 'refunds', 'renewals'],
    statements: ['audit', 'payments'],
    analysis: ['memberships', 'orders', 'user-list'],
    'staff-work': [],
  },
  events: {
    tickets: ['billing'],
    attendance: ['audit', 'auth', 'billing', 'ownership', 'tickets'],
  },
  learning: {
    certificates: [],
    cpe: ['attendance', 'auth', 'certificates'],
    library: ['attendance', 'auth', 'ownership', 'records', 'views'],
  },
  content: {
    contacts: [],
    preview: [],
    slugs: [],
    records: ['preview', 'seats', 'slugs'],
    views: ['records'],
    search: ['records', 'views'],
    addresses: ['records'],
  },
  // What we change in Strapi's panel: no other context imports it, and it needs of them only two modules.
  panel: {
    forms: [],
    links: ['forms'],
    schedule: ['forms'],
    login: ['credentials'],
    'second-factor': ['audit', 'credentials'],
    setup: ['forms'],
    versions: ['setup'],
    browser: ['forms'],
  },
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
const browser = { admin: ['panel/browser', 'panel/forms'], 'panel/browser': ['panel/forms'] };

const data = ['components', 'generated'];

/**
 * Zones for `import-x/no-restricted-paths`.
 *
 * @param folders those of `cms/src`, and below a context its modules: `platform`, `commerce/orders`
 * @throws Error if a row lists an unknown module, or itself directly or through others
 */
export function serverZones(folders, table = contexts) {
  const rows = Object.values(table).flatMap((modules) => Object.entries(modules));
  const imports = Object.fromEntries(rows);
  const paths = Object.fromEntries(
    Object.entries(table).flatMap(([context, modules]) =>
      Object.keys(modules).map((module) => [module, `${context}/${module}`]),
    ),
  );
  for (const [module] of rows) checkImports(imports, [module]);

  const modules = Object.values(paths);
  const known = ['platform', ...modules, ...entryPoints, ...Object.keys(browser), ...data];
  const inSource = (path) => `./cms/src/${path}`;
  const zone = (path, allowed, message) => ({
    target: inSource(path),
    from: modules.filter((other) => other !== path && !allowed.includes(other)).map(inSource),
    message,
  });
  return [
    ...folders
      .filter((folder) => !known.includes(folder))
      .map((folder) => ({
        target: './cms/src',
        from: inSource(folder),
        message: `cms/src/${folder} has no row in cms/modules.mjs; add one.`,
      })),
    ...['platform', ...modules].map((path) => ({
      target: inSource(path),
      from: entryPoints.map(inSource),
      message: `cms/src/${path} may not import the entry points (${entryPoints.join(', ')}).`,
    })),
    zone(
      'platform',
      [],
      'cms/src/platform may not import a domain: pass in what it needs, or move the code down.',
    ),
    ...rows.map(([module, from]) =>
      zone(
        paths[module],
        from.map((other) => paths[other]),
        `cms/src/${paths[module]} imports ${['platform', ...from].join(', ')}, and no other module: see cms/modules.mjs.`,
      ),
    ),
    ...Object.entries(browser).map(([folder, from]) => ({
      target: inSource(folder),
      from: './cms/src',
      except: [folder, ...from].map((other) => `./${other}`),
      message: `cms/src/${folder} runs in the browser: it imports ${from.join(', ')} and no other server code.`,
    })),
    {
      target: modules.filter((path) => path !== 'content/addresses').map(inSource),
      from: './cms/src/generated/contentReads.ts',
      message:
        'generated/contentReads.ts pulls in every view: only code that serves all content may import it.',
    },
  ];
}

/** Follows the imports of the last module on a path. */
function checkImports(imports, path) {
  for (const next of imports[path.at(-1)]) {
    if (!(next in imports))
      throw new Error(`cms/modules.mjs: ${path.at(-1)} lists ${next}, which has no row.`);
    if (path.includes(next))
      throw new Error(`cms/modules.mjs: ${[...path, next].join(' → ')} is a cycle.`);
    checkImports(imports, [...path, next]);
  }
}
