import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folders = '{apps,packages,docs,e2e,bench,attack,failover,pictures,scripts}'
/** Made by installing and building, so absent from a fresh clone. */
const made = new Set(['node_modules', 'build', 'dist', '.react-router'])
const ignored = new Set([...made, 'migrations'])

const citation = /((?:[\w.-]+\/)*)([\w-]+\.md)#([\w-]+)/g
/** Citations of documents that are not in the repository. */
const foreign = /\b[ABD] ?§ ?\d.*|\bDECISIONS\b.*|\bINTEGRITY\b.*/g

/** The anchor that a Markdown viewer gives a heading. */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
}

function anchorsIn(markdown) {
  return new Set(
    markdown
      .split('\n')
      .flatMap((line) => /^#+ (.*)/.exec(line)?.[1] ?? [])
      .map(anchorOf),
  )
}

/** Code cites a product page by its name alone; Markdown links are relative to their file. */
function problemsIn(path, text, pages) {
  const problems = [...text.matchAll(foreign)].map(([found]) => `${path}: ${found}`)
  for (const [cited, folder, page, anchor] of text.matchAll(citation)) {
    const productPage = `docs/product/${page}`
    const target =
      folder === '' && pages.has(productPage) ? productPage : posix.join(dirname(path), folder + page)
    if (!pages.get(target)?.has(anchor)) problems.push(`${path}: ${cited}`)
  }
  for (const [link, anchor] of text.matchAll(/\]\(#([\w-]+)\)/g)) {
    if (!pages.get(path)?.has(anchor)) problems.push(`${path}: ${link}`)
  }
  return problems
}

function readTree() {
  const patterns = [`${folders}/**/*.{ts,tsx,css,mjs,md,sql}`, '*.{md,mjs,ts}']
  const exclude = (path) => ignored.has(basename(path)) || path.endsWith('product-docs.test.mjs')
  const paths = globSync(patterns, { cwd: root, exclude }).map((path) => path.replaceAll('\\', '/'))
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

function pagesAmong(texts) {
  const pages = [...texts].filter(([path]) => path.endsWith('.md'))
  return new Map(pages.map(([path, text]) => [path, anchorsIn(text)]))
}

test('every citation in code and documentation leads to a heading of this repository', () => {
  const texts = readTree()
  const pages = pagesAmong(texts)
  expect(pages.size).toBeGreaterThan(20)
  expect([...texts].flatMap(([path, text]) => problemsIn(path, text, pages))).toEqual([])
})

test.each([
  ['apps/a.ts', '/** selling.md#reservations */', []],
  ['apps/a.ts', '/** selling.md#holidays */', ['apps/a.ts: selling.md#holidays']],
  ['apps/a.ts', '/** back-office.md#search */', ['apps/a.ts: back-office.md#search']],
  ['apps/a.ts', '/** nowhere.md#reservations */', ['apps/a.ts: nowhere.md#reservations']],
  ['docs/decisions/b.md', '[rule](../product/selling.md#reservations)', []],
  [
    'docs/decisions/b.md',
    '[rule](../selling.md#reservations)',
    ['docs/decisions/b.md: ../selling.md#reservations'],
  ],
  [
    'docs/product/selling.md',
    '[rule](#reservations), [rule](#stock)',
    ['docs/product/selling.md: ](#stock)'],
  ],
  ['apps/a.ts', '/** A §4. */', ['apps/a.ts: A §4. */']],
  ['apps/a.ts', '/** Never (DECISIONS 4.2). */', ['apps/a.ts: DECISIONS 4.2). */']],
  ['apps/a.ts', '// RFC 9110 §14.2, EINTEGRITY, docs/decisions', []],
])('%s with %s', (path, text, problems) => {
  const pages = pagesAmong(new Map([['docs/product/selling.md', '# Selling\n\n## Reservations\n']]))
  expect(problemsIn(path, text, pages)).toEqual(problems)
})

test('every file that the documentation names exists', () => {
  const documents = [...readTree()].filter(([path]) => path.endsWith('.md') && path !== 'CHANGELOG.md')
  const missing = documents.flatMap(([path, text]) =>
    [...text.matchAll(/`((?:apps|packages|e2e|bench|attack|failover|scripts|docs|studio)\/[\w./-]*\w)`/g)]
      .filter(([, file]) => file.split('/').some((part) => made.has(part)) || !existsSync(join(root, file)))
      .map(([, file]) => `${path}: ${file}`),
  )
  expect(missing).toEqual([])
})
