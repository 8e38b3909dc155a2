import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startEmbeddedPostgres } from '@tecnoclick/database/embedded'
import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { exitCodes } from '../fault.ts'
import { temporaryFolder } from '../testing/run-store.ts'

vi.setConfig({ testTimeout: 90_000 })

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

interface Said {
  code: number | null
  output: string
  errors: string
}

/** Like `npm run`, with the input passed through a pipe. */
async function run(
  command: string,
  environment: Record<string, string>,
  { args = [], typed = '' }: { args?: string[]; typed?: string } = {},
): Promise<Said> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], {
    env: { PATH, HOME, NODE_ENV: 'production', ...environment },
  })
  child.stdin.end(typed)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, output, errors }
}

const admins = async () =>
  (await shop.pool.query("select email from users where role = 'admin' order by id")).rows

test('an administrator is created from the environment, once', async () => {
  const environment = {
    DATABASE_URL: shop.url,
    ADMIN_EMAIL: 'Jefa@Tienda.cu',
    ADMIN_PASSWORD: 'Secreta-123',
  }
  const made = await run('create-admin', environment)
  expect(made).toMatchObject({ code: 0, errors: '' })
  expect(made.output).not.toContain('Secreta-123')
  const again = await run('create-admin', environment)
  expect(again.code).toBe(exitCodes.configuration)
  expect(again.errors).toContain('Ya existe una cuenta')
  expect(await admins()).toEqual([{ email: 'jefa@tienda.cu' }])
})

test('an administrator is created from the prompt, with a repeated and strong password', async () => {
  const ask = (typed: string) => run('create-admin', { DATABASE_URL: shop.url }, { typed })
  const before = await admins()
  const refusals = [
    ['otra@tienda.cu\nSecreta-123\nSecreta-124\n', 'no coinciden'],
    ['otra@tienda.cu\nDemo1234\nDemo1234\n', 'fácil de adivinar'],
    ['otra@tienda.cu\ncorta\ncorta\n', 'menos de 8'],
    ['otra\nSecreta-123\nSecreta-123\n', 'correo'],
    ['otra@tienda.cu\n', 'Faltan respuestas'],
  ] as const
  for (const [typed, words] of refusals) {
    const refused = await ask(typed)
    expect(refused.code).toBe(exitCodes.configuration)
    expect(refused.errors).toContain(words)
  }
  expect(await admins()).toEqual(before)
  expect(await ask('otra@tienda.cu\nSecreta-123\nSecreta-123\n')).toMatchObject({ code: 0, errors: '' })
  expect(await admins()).toEqual([...before, { email: 'otra@tienda.cu' }])
})

test('a shop moves from an external PostgreSQL into an embedded one, and is backed up running or not', async () => {
  const DATA_DIR = temporaryFolder()
  const file = join(DATA_DIR, 'tienda.backup.zst')
  const copied = await run('backup', { DATABASE_URL: shop.url, DATA_DIR }, { args: [file] })
  expect(copied).toMatchObject({ code: 0, errors: '' })
  expect(copied.output).toContain(`Copia hecha y comprobada: ${file}`)

  const restored = await run('restore', { DATA_DIR }, { args: [file] })
  expect(restored).toMatchObject({ code: 0, errors: '' })
  expect(restored.output).toMatch(/\d+ reglas de integridad comprobadas/)

  const again = await run('restore', { DATA_DIR }, { args: [file] })
  expect(again.code).toBe(exitCodes.backup)
  expect(again.errors).toContain('no está vacía')

  expect(await run('backup', { DATA_DIR, INIT_CWD: DATA_DIR }, { args: ['parada.zst'] })).toMatchObject({
    code: 0,
  })
  const running = await startEmbeddedPostgres({ dataDir: DATA_DIR })
  onTestFinished(() => running.stop())
  expect(existsSync(join(DATA_DIR, 'parada.zst'))).toBe(true)
  const joined = await run('backup', { DATA_DIR })
  expect(joined).toMatchObject({ code: 0, errors: '' })
  expect(joined.output).toMatch(/backups\/tecnoclick-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.backup\.zst\n/)
})

test('a missing shop or backup file is not created', async () => {
  const DATA_DIR = join(temporaryFolder(), 'data')
  const refusals = [
    ['backup', [], exitCodes.backup, 'no hay ninguna tienda'],
    ['restore', ['/nowhere.zst'], exitCodes.backup, 'No existe el archivo /nowhere.zst'],
    ['restore', [], exitCodes.configuration, 'npm run restore <archivo>'],
  ] as const
  for (const [command, args, code, words] of refusals) {
    const refused = await run(command, { DATA_DIR }, { args: [...args] })
    expect(refused.code).toBe(code)
    expect(refused.errors).toContain(words)
  }
  expect(existsSync(DATA_DIR)).toBe(false)
})
