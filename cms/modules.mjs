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
      'tickets',
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
    'event-reminders': ['tickets'],
  },
  learning: {
    certificates: [],
    cpe: ['attendance', 'auth', 'certificates'],
    library: ['attendance', 'auth', 'ownership', 'records', 'views'],
  },
  content: {
    contacts: [],
    institute: ['renewals'],
    pictures: [],
    preview: [],
    slugs: [],
    records: ['preview', 'seats', 'slugs'],
    views: ['records'],
    search: ['records', 'views'],
    addresses: ['records'],
  },
  // Imports the data of an old site, with a command that the operator runs on the server.
  'moving-in': {
    moves: ['audit', 'imports'],
    redirects: ['imports'],
    'moved-members': ['credentials', 'imports'],
    'moved-orders': ['imports', 'orders'],
    'moved-content': ['imports', 'moves', 'redirects'],
    command: [
      'audit',
      'imports',
      'moved-content',
      'moved-members',
      'moved-orders',
      'moves',
      'redirects',
    ],
  },
  // Operator commands, and the nightly deletion of expired rows.
  operations: {
    backup: ['credentials'],
    keys: ['credentials'],
    retention: [],
  },
  // What we change in Strapi's panel: no other context imports it, and it needs of them only two modules.
  panel: {
    'form-layouts': [],
    links: ['form-layouts'],
    schedule: ['form-layouts'],
    login: ['credentials'],
    'second-factor': ['audit', 'credentials'],
    setup: ['form-layouts'],
    versions: ['setup'],
    browser: ['form-layouts'],
  },
};

/** Wires the modules together: Strapi's own folders, startup, commands, sample data. */
export const entryPoints = [
  'api',
  'bootstrap',
  'commands',
  'extensions',
  'middlewares',
  'policies',
  'routes',
  'seed',
];

/** Runs in the browser, so it shares only the forms with the server. */
const browser = {
  admin: ['panel/browser', 'panel/form-layouts'],
  'panel/browser': ['panel/form-layouts'],
};

/** Pulls in every view: of the modules only `addresses`, which serves all content, may import it. */
const contentReads = 'generated/contentReads';

/** Open to all. */
const open = ['platform', 'generated', 'components'];

/**
 * What each folder of `cms/src` may import, for the lint rule `rooms/imports`.
 *
 * @param {Record<string, Record<string, readonly string[]>>} table
 * @throws Error if a row lists an unknown module, or itself directly or through others
 */
export function serverRows(table = contexts) {
  const modules = Object.values(table).flatMap((context) => Object.entries(context));
  const imports = Object.fromEntries(modules);
  for (const [module] of modules) checkImports(imports, [module]);
  const paths = Object.fromEntries(
    Object.entries(table).flatMap(([context, row]) =>
      Object.keys(row).map((module) => [module, `${context}/${module}`]),
    ),
  );
  const rows = modules.map(([module, from]) => [
    paths[module],
    [
      ...open,
      ...(module === 'addresses' ? [contentReads] : []),
      ...from.map((other) => paths[other]),
    ],
  ]);
  return {
    ...Object.fromEntries(rows),
    // Pass in what it needs, or move the code down.
    platform: ['generated', 'components'],
    [contentReads]: ['**'],
    ...browser,
    ...Object.fromEntries(
      ['index', 'generated', 'components', ...entryPoints].map((name) => [name, ['**']]),
    ),
  };
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
