import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { collect, ended } from './child.mjs'

const child = new URL('child.mjs', import.meta.url).href

/** A starter that hands over to `program`, as `npm start` does. */
function start(program, { canReplace = true, env = {} } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'tecnoclick-child-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  writeFileSync(join(root, 'program.mjs'), program)
  const starter = `
    import { runInstead } from ${JSON.stringify(child)}
    ${canReplace ? '' : 'process.execve = undefined'}
    const runtime = { root: ${JSON.stringify(root)}, node: process.execPath }
    process.exitCode = await runInstead(runtime, ['program.mjs', 'a b'], { env: { MARK: 'given' } })`
  const started = spawn(process.execPath, ['--input-type=module', '-e', starter], {
    env: { ...process.env, npm_lifecycle_event: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => started.kill('SIGKILL'))
  return { started, output: collect(started) }
}

const facts = `
  console.log(JSON.stringify([process.argv[2], process.env.MARK, process.cwd().split('tecnoclick-child-').length]))
  console.error('to stderr')
  process.exitCode = 7`

test.each([true, false])('arguments, output and exit code pass (in its place: %s)', async (canReplace) => {
  const { started, output } = start(facts, { canReplace })
  expect(await ended(started)).toBe(7)
  expect(output().split('\n').sort()).toEqual(['["a b","given",2]', 'to stderr'])
})

test.each([true, false])('a signal reaches the program (in its place: %s)', async (canReplace) => {
  const { started, output } = start(
    `process.on('SIGTERM', () => { console.log('closing'); process.exit(0) })
    setInterval(() => {}, 1000)
    console.log('ready')`,
    { canReplace },
  )
  await once(started.stdout, 'data')
  started.kill('SIGTERM')
  expect(await ended(started)).toBe(0)
  expect(output()).toBe('ready\nclosing')
})

test.skipIf(process.platform === 'win32')('the program takes the place of the starter', async () => {
  const { started, output } = start('console.log(process.pid)')
  await ended(started)
  expect(output()).toBe(String(started.pid))
})
