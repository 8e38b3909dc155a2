import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { contractModules } from './all.ts'

const source = fileURLToPath(new URL('..', import.meta.url))

/** The reference has names only for what is listed. */
test.each(Object.keys(contractModules))('every module of %s with endpoints or schemas is listed', (area) => {
  const list = readFileSync(`${source}modules/${area}.ts`, 'utf8')
  const missing = readdirSync(`${source}${area}`, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(endpoints|schemas|forms)\.ts$/.test(path))
    .filter((path) => !/^staff-endpoints|^endpoint/.test(path))
    .filter((path) => !list.includes(`from '../${area}/${path}'`))
    .map((path) => `packages/contract/src/${area}/${path}`)
  expect(missing, `Add \`export * as … from …\` to packages/contract/src/modules/${area}.ts.`).toEqual([])
})
