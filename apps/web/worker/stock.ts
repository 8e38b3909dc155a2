import type { Locale } from '@tecnoclick/messages/locales'
import { storedShellPath } from '../app/offline/works-offline.ts'
import { workerBuild } from './worker-build.ts'

const shelfPrefix = 'shop-'
/** Files and document of one version belong together; another version has another shelf. */
const shelfName = shelfPrefix + workerBuild.version

export function openShelf(): Promise<Cache> {
  return caches.open(shelfName)
}

/** All or nothing: a shelf with gaps would fail where it is needed. A document that an older version kept is kept anew. */
export async function fillShelf(): Promise<void> {
  const shelf = await openShelf()
  await addMissing(shelf, workerBuild.files)
  for (const address of await olderShells()) {
    const locale = new URL(address).searchParams.get('lang')
    if (isLocale(locale)) await keepShell(locale, address).catch(() => {})
  }
}

export async function clearOldShelves(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(shelfPrefix) && name !== shelfName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/**
 * Keeps the shell's document as everybody gets it, with what it needs in its language. One document: whoever chooses
 * another language or currency has that one kept instead.
 */
export async function keepShell(locale: Locale, address: string): Promise<void> {
  const shelf = await openShelf()
  await addMissing(shelf, workerBuild.byLocale[locale])
  // Without cookies: not the page of a person, and no language or currency but the address's.
  const document = await fetch(address, { credentials: 'omit', cache: 'no-cache' })
  if (!document.ok || !(await document.clone().text()).includes(workerBuild.mark)) return
  await shelf.put(address, document)
  for (const other of await shellsIn(shelf)) {
    if (new URL(other.url).search !== new URL(address, self.location.origin).search) await shelf.delete(other)
  }
}

export async function findShell(): Promise<Response | undefined> {
  const shelf = await openShelf()
  const [newest] = (await shellsIn(shelf)).reverse()
  return newest && shelf.match(newest)
}

async function shellsIn(shelf: Cache): Promise<Request[]> {
  const kept = await shelf.keys()
  return kept.filter(({ url }) => new URL(url).pathname === storedShellPath)
}

async function olderShells(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(shelfPrefix) && name !== shelfName)
  const shells = await Promise.all(names.map(async (name) => shellsIn(await caches.open(name))))
  return shells.flat().map(({ url }) => url)
}

/** Names carry a hash, so that what is there is right; the browser's own cache gives what the page has just loaded. */
async function addMissing(shelf: Cache, files: readonly string[]): Promise<void> {
  const kept = new Set((await shelf.keys()).map(({ url }) => new URL(url).pathname))
  await shelf.addAll(files.filter((file) => !kept.has(file)))
}

function isLocale(text: string | null): text is Locale {
  return text !== null && Object.hasOwn(workerBuild.byLocale, text)
}
