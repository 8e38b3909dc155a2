import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { collect } from './child.mjs'

const parents = new URL('parents.mjs', import.meta.url).href
const program = `
  import { watchParents } from ${JSON.stringify(parents)}
  const timer = watchParents(() => { console.log('gone'); process.exit() })
  console.log(timer ? 'watching' : 'not watching')
  if (timer) setInterval(() => {}, 1000)`

/** The program below a shell, as npm starts it. */
function start(env) {
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, program], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => shell.kill('SIGKILL'))
  return { shell, output: collect(shell) }
}

test.skipIf(process.platform === 'win32')('a program notices that the shell below npm is gone', async () => {
  const { shell, output } = start({ npm_lifecycle_event: 'start' })
  await once(shell.stdout, 'data')
  shell.kill('SIGKILL')
  await once(shell.stdout, 'close')
  expect(output()).toBe('watching\ngone')
})

test.skipIf(process.platform === 'win32')('without npm there is nobody to watch', async () => {
  const { shell, output } = start({})
  await once(shell, 'close')
  expect(output()).toBe('not watching')
})
