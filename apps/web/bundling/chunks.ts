import type { Rolldown } from 'vite'
import { pages } from '../app/pages.ts'

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type Group = NonNullable<Splitting['groups']>[number]
type Modules = Rolldown.ChunkingContext

/** The page where most visits start, and the modules around every page. */
const firstModules = [
  'entry.client.tsx',
  'root.tsx',
  'shell/session/session-watch.tsx',
  ...pages.filter(({ startsVisits }) => startsVisits).map(({ file }) => file),
]
const isFirst = (path: string) => firstModules.some((file) => `/${path}`.endsWith(`/app/${file}`))
/** A module that this many pages need goes into the shared chunk. */
const minPages = 14
/** Small, and needed on every page by what loads when it is idle, or by the pages of the home and of a product. */
const isSmall = (id: string) =>
  /(section-heading\.tsx|cart\/stored-lines\.ts|page\/json-ld\.tsx|use-hydrated\.ts|icons\/(plus|minus|rotate-ccw|truck|shield-check)\.mjs|contract\/src\/platform\/(endpoint|request-key)\.ts|domain\/src\/platform\/fields\.ts)$/.test(
    id,
  )
const isOfFirstPage = (entries: readonly string[], id: string) => entries.some(isFirst) || isSmall(id)
const isOfKit = (entries: readonly string[]) => entries.length >= minPages

/**
 * Few chunks rather than many: each request costs a round trip on a slow connection, and small files compress badly (the
 * list page was 6 kB larger in eighteen chunks). React and the router change rarely, so their own chunk stays in the
 * browser cache across releases. Higher priorities take modules first.
 */
export const chunks: Group[] = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 5 },
  // Loaded with a form's validation rules on first interaction; must not join a chunk that every page needs. In the same
  // chunk `zod-without-eval` runs before any schema.
  { name: 'zod', test: /node_modules\/zod\/|\/zod-without-eval\.ts/, priority: 4 },
  { name: groupIf('first-page', isOfFirstPage), priority: 3 },
  // Otherwise they join `connection-watch`, and forms load all of it, or `kit`, and every page loads them.
  {
    name: 'form-requests',
    test: /platform\/(requests\/(pending-requests|request-kinds|load-notices|send-once|use-request-key)|form\/use-form-draft)/,
    priority: 2,
  },
  // Loaded by every page when it is idle.
  {
    name: 'connection-watch',
    test: /apps\/web\/app\/(offline\/(shell-fallback|outbox|use-|block-|worker-|kept-|own-data|precache-later)|platform\/(migrate-state|indexed-db)|shell\/lazy\/(connection-watch|stored-parts|use-open-parts))/,
    priority: 2,
  },
  { name: groupIf('kit', isOfKit), priority: 1 },
  // Three small files otherwise.
  {
    name: 'own-printer',
    test: /platform\/(own-printer|page\/lazy-printer-box)\.ts|domain\/src\/catalogue\/own-printer\.ts/,
    priority: 1,
  },
  // Otherwise it joins `product`, and the cart loads all of it.
  { name: 'quantity', test: /ui\/src\/quantity/, priority: 1 },
  // What one page needs, in one file, with a few parts that others have too.
  {
    name: groupOfPage(
      'home',
      /catalogue\/home\/home\.tsx$/,
      /ui\/src\/carousel|home\/(slideshow|home-sections)/,
    ),
    priority: 1,
  },
  {
    name: groupOfPage('product', /catalogue\/product\/product\.tsx$/, /product\/buy-box|ui\/src\/tabs/),
    priority: 0,
  },
]

type Belongs = (entries: readonly string[], id: string, modules: Modules) => boolean

function groupIf(name: string, belongs: Belongs) {
  const known = new Map<string, boolean>()
  return (id: string, modules: Modules): string | null => {
    const isMember = known.get(id) ?? belongs(entriesWith(id, modules), id, modules)
    known.set(id, isMember)
    return isMember ? name : null
  }
}

/** Modules of one page. A group takes what its modules import, so what they share with other pages must not be in it. */
function groupOfPage(name: string, page: RegExp, also: RegExp) {
  const isOwn = (entries: readonly string[]) =>
    entries.length > 0 && entries.every((entry) => page.test(entry))
  return groupIf(name, (entries, id, modules) => {
    if (also.test(id)) return true
    if (!isOwn(entries)) return false
    return importsOf(id, modules).every((imported) => {
      const users = entriesWith(imported, modules)
      return isOwn(users) || isOfFirstPage(users, imported) || isOfKit(users)
    })
  })
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

function importsOf(id: string, modules: Modules): string[] {
  const visited = new Set([id])
  for (const at of visited)
    for (const imported of modules.getModuleInfo(at)?.importedIds ?? []) visited.add(imported)
  return [...visited]
}
