import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { contractModules } from '@tecnoclick/contract/modules/all'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'
import { describeApi, type OpenApiDocument } from './document.ts'
import { isObject, type JsonSchema, mapInner } from './json-schema.ts'

const shop = useTestApi()
let document: OpenApiDocument
let folder: string

beforeAll(async () => {
  document = describeApi(shop.api.routes)
  folder = await mkdtemp(join(tmpdir(), 'tecnoclick-openapi-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Their paths are documented; ids are digits, so that no request fits both. */
const ambiguousPaths = [
  '/api/admin/staff/invitations/{id}',
  '/api/orderservices/fulldatabyuser/{userId}',
  '/api/sellorders/fulldatabyuser/{userId}',
]

test('the linter of Redocly has no complaint', { timeout: 120_000 }, async () => {
  const path = join(folder, 'openapi.json')
  await writeFile(path, JSON.stringify(document))
  const problems = (await lint(path)).filter(
    ({ ruleId, message }) =>
      !(ruleId === 'no-ambiguous-paths' && ambiguousPaths.some((one) => message.includes(`\`${one}\``))),
  )
  expect(problems).toEqual([])
})

interface Problem {
  ruleId: string
  message: string
  pointers: (string | undefined)[]
}

async function lint(path: string): Promise<Problem[]> {
  const require = createRequire(import.meta.url)
  const cli = require.resolve('@redocly/cli/package.json')
  const { bin } = JSON.parse(await readFile(cli, 'utf8'))
  const args = [join(cli, '..', bin.redocly), 'lint', path, '--format=json', '--max-problems=1000']
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' }
  // Errors are an exit code, too; the report is complete.
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env,
    maxBuffer: 50_000_000,
  }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }))
  const report: { problems: { ruleId: string; message: string; location: { pointer?: string }[] }[] } =
    JSON.parse(stdout.slice(stdout.indexOf('{')))
  return report.problems.map(({ ruleId, message, location }) => ({
    ruleId,
    message,
    pointers: location.map(({ pointer }) => pointer),
  }))
}

test('every operation has the name of its endpoint and the tag of its area', () => {
  const ids = operations().map(({ operationId, call }) => {
    const missing =
      `${call} has no name: export its endpoint from a module that packages/contract/src/modules ` +
      'lists for its area.'
    expect(operationId, missing).toBeTruthy()
    return operationId
  })
  expect(ids).toEqual([...new Set(ids)])
  expect(ids).toContain('placeOrder')
  expect(ids).toContain('listCategoryRows')
})

test('two schemas of the contract do not share a name', () => {
  const areas: Record<string, Record<string, object>> = contractModules
  const names = Object.values(areas)
    .flatMap((modules) => Object.values(modules))
    .flatMap((module) => Object.keys(module))
    .filter((name) => name.endsWith('Schema'))
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  expect(twice, 'Rename one of them: the reference names its schemas after their exports.').toEqual([])
})

test('every enum has a meaning', () => {
  const bare: string[] = []
  const { schemas } = document.components
  for (const [name, schema] of Object.entries(schemas)) {
    if (Array.isArray(schema.enum)) expect(schema.description, name).toBeTruthy()
    else walk(schema, (inner) => isBareEnum(inner) && bare.push(`${name}: ${String(inner.enum)}`))
  }
  for (const { call, parameters = [] } of operations())
    for (const { schema } of parameters) if (isBareEnum(schema)) bare.push(`${call}: ${String(schema?.enum)}`)
  expect(bare, 'Export it as an `explainedEnum` of the contract.').toEqual([])
})

/** Numbers mean themselves. */
function isBareEnum(schema: JsonSchema | undefined): boolean {
  return Array.isArray(schema?.enum) && schema.enum.some((value) => !/^\d+$/.test(String(value)))
}

test('no object is described twice', () => {
  const seen = new Map<string, string>()
  const copies: string[] = []
  for (const [name, schema] of Object.entries(document.components.schemas))
    walk(schema, (inner) => {
      if (inner === schema || inner.type !== 'object' || !inner.properties) return
      const text = JSON.stringify(inner)
      if (seen.has(text)) copies.push(`${seen.get(text)} and ${name}`)
      seen.set(text, name)
    })
  expect(copies).toEqual([])
})

test('every status has a schema and an example', () => {
  for (const { call, responses } of operations())
    for (const [status, response] of Object.entries(responses)) {
      const content = Object.entries(response.content ?? {})
      if (content.length === 0) expect(['204', '304', '416', '4XX', 'default'], call).toContain(status)
      for (const [media, { schema, example, examples }] of content) {
        expect(schema, `${call} ${status}`).toBeDefined()
        if (media === 'application/json') expect(example ?? examples, `${call} ${status}`).toBeDefined()
      }
    }
})

test('every body has an example, and the shop reads those of CSVs', async () => {
  const admin = await shop.as('admin')
  for (const { call, method, path, requestBody } of operations())
    for (const [media, { schema, example }] of Object.entries(requestBody?.content ?? {})) {
      expect(schema, call).toBeDefined()
      expect(example, call).toBeDefined()
      if (media !== 'text/csv') continue
      const sent = { method: method.toUpperCase(), body: String(example), headers: { 'content-type': media } }
      expect((await admin.fetch(path.slice('/api'.length), sent)).status, call).toBe(200)
    }
})

interface Content {
  schema?: object
  example?: unknown
  examples?: object
}

interface Described {
  call: string
  method: string
  path: string
  operationId: string
  parameters?: { schema?: JsonSchema }[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { content?: Record<string, Content> }>
}

function operations(): Described[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({
      ...(one as Described),
      method,
      path,
      call: `${method} ${path}`,
    })),
  )
}

function walk(schema: JsonSchema, visit: (schema: JsonSchema) => void): void {
  visit(schema)
  mapInner(schema, (inner) => {
    if (isObject(inner)) walk(inner, visit)
    return inner
  })
}
