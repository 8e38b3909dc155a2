import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Static and dynamic imports, and of types. */
const importing = /(?:from|import)\s*\(?\s*'([^']+)'/g
const calling = /\b([a-z]+(?:_[a-z]+)+)\(/g

const sources = globSync('{apps/*,packages}/**/*.{ts,tsx,sql}', {
  cwd: root,
  exclude: (path) => /^(node_modules|build|dist|migrations|\.react-router)$/.test(basename(path)),
}).map((path) => path.replaceAll('\\', '/'))

const texts = new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
const functions = new Map(
  sources.filter((path) => path.endsWith('.sql')).map((path) => [basename(path, '.sql'), path]),
)

function fileOf(importer, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  const [, name, path] = /^@tecnoclick\/(\w+)\/(.+)$/.exec(specifier) ?? []
  if (!path) return undefined
  const folder = ['api', 'web', 'office'].includes(name) ? 'apps' : 'packages'
  return [`${folder}/${name}/src/${path}.ts`, `${folder}/${name}/src/${path}.tsx`].find((file) =>
    texts.has(file),
  )
}

/** What a file imports, and the functions of the database that it calls. */
function usedBy(path) {
  const text = texts.get(path) ?? ''
  const imported = [...text.matchAll(importing)].map(([, specifier]) => fileOf(path, specifier))
  const called = [...text.matchAll(calling)].map(([, name]) => functions.get(name))
  return [...imported, ...called].filter((file) => file !== undefined && file !== path)
}

/** The journeys of docs/architecture.md: title and files, in order. */
function readJourneys() {
  const [, section = ''] =
    /## Five journeys\n(.*?)\n## /s.exec(readFileSync(join(root, 'docs/architecture.md'), 'utf8')) ?? []
  return section
    .split(/^\*\*/m)
    .slice(1)
    .map((part) => ({
      title: part.slice(0, part.indexOf('**')),
      files: [...part.matchAll(/`((?:apps|packages)\/[^`]+\.\w+)`/g)].map(([, path]) => path),
    }))
}

const journeys = readJourneys()
const uses = new Map(journeys.flatMap(({ files }) => files).map((path) => [path, new Set(usedBy(path))]))

/** One uses the other, or is its test. */
function touch(one, other) {
  const isTest = one.includes('.test.') && posix.dirname(one) === posix.dirname(other)
  return isTest || uses.get(one).has(other) || uses.get(other).has(one)
}

/** Of a journey: what is not there, or touches nothing that was passed before it. */
function problemsIn(files) {
  return files.flatMap((file, index) => {
    if (!existsSync(join(root, file))) return [`${file} is missing`]
    const isReached = index === 0 || files.slice(0, index).some((before) => touch(file, before))
    return isReached ? [] : [`${file} is not reached`]
  })
}

test('docs/architecture.md tells five journeys', () => {
  expect(journeys).toHaveLength(5)
})

test.each(journeys)('$title: each file is there, and one before it leads to it', ({ files }) => {
  expect(files.length).toBeGreaterThan(5)
  expect(problemsIn(files)).toEqual([])
})
