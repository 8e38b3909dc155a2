import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { exitCodes } from '../../apps/server/src/fault.ts'
import { temporaryTree } from '../testing.mjs'
import { baseImageOf } from './container-part.mjs'
import { shellBlock, substitute } from './docs-page.mjs'

const operations = fileURLToPath(new URL('../../docs/operations/', import.meta.url))
const read = (name) => readFileSync(`${operations}${name}`, 'utf8')

test('a page gives the first shell block after some words', () => {
  const root = temporaryTree({
    'page.md': '# A\n```sh\none\n```\n## B\n```ini\n[x]\n```\n```sh\ntwo\n\nthree\n```\n',
  })
  expect(shellBlock(`${root}/page.md`, '# A')).toBe('one\n')
  expect(shellBlock(`${root}/page.md`, '## B')).toBe('two\n\nthree\n')
  expect(() => shellBlock(`${root}/page.md`, '## C')).toThrow('no shell commands after "## C"')
  expect(() => substitute('PORT=1', /^HOST=/m, '')).toThrow('no longer has')
})

test('the image of a FROM line gets its full name', () => {
  expect(baseImageOf('# a comment\nFROM node:24-trixie-slim\n')).toBe('docker.io/library/node:24-trixie-slim')
  expect(baseImageOf('FROM registry.example/node:24 AS build\n')).toBe('registry.example/node:24')
})

test('every exit code is documented, and systemd does not retry those that say so', () => {
  const rows = [...read('README.md').matchAll(/^\| (\d+) \|[^|]*\|([^|]*)\|$/gm)]
  expect(rows.map(([, code]) => Number(code))).toEqual([0, ...Object.values(exitCodes)])
  const final = rows.filter(([, , retry]) => retry.trim() === 'no').map(([, code]) => code)
  const inUnit = read('tecnoclick.service')
    .match(/^RestartPreventExitStatus=(.*)$/m)?.[1]
    .split(' ')
  // The service makes no backups.
  expect(inUnit).toEqual(final.filter((code) => Number(code) !== exitCodes.backup))
})
