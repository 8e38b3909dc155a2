import type { Rolldown } from 'vite'

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type Group = NonNullable<Splitting['groups']>[number]
type Modules = Rolldown.ChunkingContext

/** Where most visits begin, with what is around every page. */
const firstPage =
  /apps\/web\/app\/(entry\.client|root|people\/session\/session-watch|catalogue\/browse\/catalogue)\.tsx/
/** From so many pages on a part travels with the others of its kind. */
const manyPages = 20

/**
 * Few files rather than many: a request costs a round trip on a slow line, and small files compress badly apart (the
 * list page weighed 6 kB more in eighteen). React and the router change rarely, so in a file of their own they survive our
 * releases in the visitor's cache. A group takes what the ones above it left.
 */
export const chunks: Group[] = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
  // Loaded with the rules of a form that somebody touches; never to be glued to something that every page needs.
  { name: 'zod', test: /node_modules\/zod\//, priority: 3 },
  { name: whenOf('window', (pages) => pages.some((page) => firstPage.test(page))), priority: 2 },
  { name: whenOf('kit', (pages) => pages.length >= manyPages), priority: 1 },
  // What looks after the line, on every page that is idle.
  {
    name: 'line-watch',
    test: /apps\/web\/app\/offline\/(line-watch|known-shell|late-shell|outbox|stored-database|use-|ask-|stay-|worker-)/,
    priority: 0,
  },
]

function whenOf(name: string, belongs: (pages: readonly string[]) => boolean) {
  const known = new Map<string, boolean>()
  return (id: string, modules: Modules): string | null => {
    const answer = known.get(id) ?? belongs(pagesWith(id, modules))
    known.set(id, answer)
    return answer ? name : null
  }
}

/** The pages that need the module from their start, by the files they are written in. */
function pagesWith(id: string, modules: Modules): string[] {
  const pages = new Set<string>()
  const met = new Set([id])
  for (const at of met) {
    const module = modules.getModuleInfo(at)
    if (module?.isEntry) pages.add(at.replace(/\?.*/, ''))
    for (const importer of module?.importers ?? []) met.add(importer)
  }
  return [...pages]
}
