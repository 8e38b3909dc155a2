/** Who may import whom: the table of docs/architecture.md, held by `npm run verify`. */
const packages = {
  'packages/domain': [],
  'packages/messages': [],
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
  'packages/domain': [],
  'packages/messages': [],
  'packages/catalogue': [],
  'packages/contract': ['zod'],
}

/** Rooms of the API that every feature may use. */
const sharedRooms = [
  'http',
  'session',
  'listing',
  'rows',
  'audit',
  'mail',
  'numbering',
  'payments',
  'stock',
  'idempotency',
  'openapi',
  'testing',
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

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|[.]/[+]types/|[.][.]/.*[+]types/)' },
    },
    ...layerRules,
    ...libraryRules,
    {
      name: 'features-apart',
      comment: 'A feature of the API does not reach into another; what two need moves down.',
      severity: 'error',
      from: { path: '^apps/api/src/([^/]+)/', pathNot: isTest },
      to: { path: '^apps/api/src/[^/]+/', pathNot: [`^apps/api/src/(?:$1|${sharedRooms.join('|')})/`] },
    },
    {
      name: 'rooms-below-features',
      comment: 'What every feature uses knows no feature.',
      severity: 'error',
      from: { path: `^apps/api/src/(${sharedRooms.join('|')})/`, pathNot: isTest },
      to: { path: '^apps/api/src/[^/]+/', pathNot: `^apps/api/src/(${sharedRooms.join('|')})/` },
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
