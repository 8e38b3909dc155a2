/** Who may import whom: the table of docs/architecture.md, held by `npm run verify`. */
const packages = {
  'packages/domain': [],
  'packages/messages': ['packages/domain'],
  'packages/client': [],
  'packages/catalogue': ['packages/domain'],
  'packages/contract': ['packages/domain', 'packages/messages'],
  'packages/database': ['packages/domain'],
  'packages/ui': ['packages/domain', 'packages/messages'],
  'apps/api': [
    'packages/domain',
    'packages/messages',
    'packages/catalogue',
    'packages/contract',
    'packages/database',
  ],
  'apps/web': [
    'packages/domain',
    'packages/messages',
    'packages/catalogue',
    'packages/contract',
    'packages/ui',
  ],
  'apps/office': ['packages/domain', 'packages/messages', 'packages/contract', 'packages/ui'],
}

/** Third-party code that a package may use; a package that is not named here is held by its package.json alone. */
const libraries = {
  'packages/domain': ['@noble/hashes'],
  'packages/messages': [],
  'packages/catalogue': [],
  'packages/contract': ['zod'],
}

/** Areas that an area may import besides `platform`. Every package has the same. */
const areas = {
  'packages/domain/src': {
    catalogue: ['site'],
    // An order is decided from prices, delivery and stock.
    selling: ['catalogue', 'delivery', 'money', 'site', 'stock'],
    stock: ['site'],
    // The number of a message is a transaction code.
    money: ['selling'],
    delivery: ['selling', 'site'],
    site: ['people'],
    staff: ['people'],
    // A service order has the states of an order.
    workshop: ['selling'],
    platform: ['people'],
  },
  // An order shows its delivery, and the calls of couriers answer with the order. A repair is paid by the transfers of orders.
  'packages/contract/src': { selling: ['delivery'], delivery: ['selling'], workshop: ['selling'] },
  // `tables` composes the areas and has no rule; no area may import it.
  'packages/messages/src': {},
  'apps/api/src': {
    // A change of the order ends its delivery; a step of the delivery changes its order. Another currency is paid at the rate
    // of the shop's prices.
    selling: ['stock', 'delivery', 'staff', 'catalogue'],
    // A courier is paid in another currency, at the rate of the shop's prices.
    delivery: ['selling', 'catalogue'],
    // A message of a bank verifies what it pays.
    money: ['selling', 'delivery', 'workshop', 'resets'],
    // Parts of repairs are in the same ledger.
    workshop: ['selling', 'staff', 'stock'],
    resets: ['selling'],
    people: ['staff'],
    // A campaign shows products, and is published by the bot that customers connect.
    site: ['staff', 'catalogue', 'people'],
  },
  // Three floors carry the areas, and `shell` is around them: each imports only what is below it.
  'apps/web/app': {
    rendering: [],
    platform: ['rendering'],
    offline: ['rendering'],
    people: ['rendering'],
    delivery: [],
    stock: ['offline', 'rendering'],
    workshop: ['offline', 'rendering', 'people'],
    // The cart shows what goes with it on the catalogue's cards, which put it there.
    selling: ['offline', 'rendering', 'people', 'delivery', 'workshop', 'catalogue'],
    catalogue: ['offline', 'rendering', 'delivery', 'selling', 'stock'],
    resets: ['offline', 'rendering', 'people'],
    site: ['offline', 'rendering', 'delivery'],
    shell: ['offline', 'rendering', 'people', 'selling', 'catalogue'],
  },
  // `app` composes the areas (routes, resources, navigation) and has no rule; no area may import it.
  'apps/office/src': {
    selling: ['delivery', 'staff'],
    // A step of the delivery tells the customer of the order.
    delivery: ['selling'],
    money: ['selling'],
    people: ['selling'],
    workshop: ['selling', 'staff'],
    resets: ['catalogue', 'selling'],
    site: ['staff'],
  },
}

const areaNames = [
  'catalogue',
  'selling',
  'stock',
  'delivery',
  'money',
  'workshop',
  'resets',
  'people',
  'site',
  'staff',
  'platform',
]

const isTest = '[.]test[.]tsx?$|/testing[./]'

const layerRules = Object.entries(packages).map(([from, allowed]) => ({
  name: `${from}-imports`,
  comment: `${from} may import: ${allowed.join(', ') || 'no other package'}`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: isTest },
  to: { path: '^(packages|apps)/', pathNot: [from, ...allowed].map((path) => `^${path}/`) },
}))

const libraryRules = Object.entries(libraries).map(([from, allowed]) => ({
  name: `${from}-libraries`,
  comment: `${from} may use: ${allowed.join(', ') || 'no library'}`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: isTest },
  to: {
    dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core'],
    pathNot: allowed.map((name) => `node_modules/${name}/`),
  },
}))

const areaRules = Object.entries(areas).flatMap(([base, table]) =>
  [...new Set([...areaNames, ...Object.keys(table)])].map((area) => {
    const allowed = [area, 'platform', ...(table[area] ?? [])]
    return {
      name: `${base}/${area}-imports`,
      comment: `${area} may import: ${allowed.slice(1).join(', ')}`,
      severity: 'error',
      from: { path: `^${base}/${area}/`, pathNot: isTest },
      to: { path: `^${base}/[^/]+/`, pathNot: [`^${base}/(${allowed.join('|')})/`, isTest] },
    }
  }),
)

export default {
  forbidden: [
    // Imports of types count too.
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|[.]/[+]types/|[.][.]/.*[+]types/)' },
    },
    ...layerRules,
    ...libraryRules,
    ...areaRules,
    {
      name: 'rendering-is-the-lowest-floor',
      severity: 'error',
      from: { path: '^apps/web/app/rendering/', pathNot: isTest },
      to: { path: '^apps/web/app/platform/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|[.]react-router|node_modules/[.]cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
