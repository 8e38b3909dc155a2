import type { Rolldown } from 'vite'
import { pages } from '../app/pages.ts'

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type Group = NonNullable<Splitting['groups']>[number]
type Modules = Rolldown.ChunkingContext

/** The page where most visits start, and the modules around every page. */
const firstModules = [
  'entry.client.tsx',
  'root.tsx',
  'platform/session/session-watch.tsx',
  ...pages.filter(({ startsVisits }) => startsVisits).map(({ file }) => file),
]
const isFirst = (module: string) => firstModules.some((file) => module.endsWith(`apps/web/app/${file}`))
const isHome = (module: string) => /catalogue\/home\/home(-two)?\.tsx$/.test(module)
const isProduct = (module: string) => module.endsWith('catalogue/product/product.tsx')
/** A module that this many pages need goes into the shared chunk. */
const minPages = 14
/** Small, and needed on every page by what loads when it is idle, or by the home page. */
const isSmall = (id: string) =>
  /(section-heading\.tsx|cart\/stored-lines\.ts|contract\/src\/platform\/(endpoint|request-key)\.ts)$/.test(
    id,
  )

/**
 * Few chunks rather than many: each request costs a round trip on a slow connection, and small files compress badly (the
 * list page was 6 kB larger in eighteen chunks). React and the router change rarely, so their own chunk stays in the
 * browser cache across releases. Higher priorities take modules first.
 */
export const chunks: Group[] = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 5,
  },
  // Loaded with a form's validation rules on first interaction; must not join a chunk that every page needs. In the same
  // chunk `zod-without-eval` runs before any schema.
  { name: 'zod', test: /node_modules\/zod\/|\/zod-without-eval\.ts/, priority: 4 },
  { name: groupIf('first-page', (entries, id) => entries.some(isFirst) || isSmall(id)), priority: 3 },
  // Otherwise they join `connection-watch`, and forms load all of it, or `kit`, and every page loads them.
  {
    name: 'form-requests',
    test: /platform\/(requests\/(pending-requests|request-kinds|load-notices|send-once|use-request-key)|form\/use-form-draft)/,
    priority: 2,
  },
  { name: groupIf('kit', (entries) => entries.length >= minPages), priority: 1 },
  // What one page alone needs, in one file.
  { name: groupIf('home', (entries) => entries.length > 0 && entries.every(isHome)), priority: 1 },
  { name: groupIf('product', (entries) => entries.length > 0 && entries.every(isProduct)), priority: 0 },
  // Loaded by every page when it is idle.
  {
    name: 'connection-watch',
    test: /apps\/web\/app\/offline\/(connection-watch|shell-fallback|outbox|indexed-db|use-(?!own-data|precache)|block-|worker-)/,
    priority: 2,
  },
  // The same for pages that are kept.
  { name: 'kept-page', test: /offline\/kept-page\.ts/, priority: 2 },
  // What a browser stores of the shop and of its person: later, and never with data saver.
  {
    name: 'stored-parts',
    test: /apps\/web\/app\/(offline\/(stored-parts|kept-pages|use-own-data|use-precache)|platform\/migrate-state)/,
    priority: 2,
  },
]

function groupIf(name: string, belongs: (entries: readonly string[], id: string) => boolean) {
  const known = new Map<string, boolean>()
  return (id: string, modules: Modules): string | null => {
    const isMember = known.get(id) ?? belongs(entriesWith(id, modules), id)
    known.set(id, isMember)
    return isMember ? name : null
  }
}

/** Source files of the pages that import the module statically. */
function entriesWith(id: string, modules: Modules): string[] {
  const entries = new Set<string>()
  const visited = new Set([id])
  for (const at of visited) {
    const module = modules.getModuleInfo(at)
    if (module?.isEntry) entries.add(at.replace(/\?.*/, ''))
    for (const importer of module?.importers ?? []) visited.add(importer)
  }
  return [...entries]
}
