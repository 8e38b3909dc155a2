import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collect } from '../child.mjs'
import { temporaryTree } from '../testing.mjs'

const script = `
import { writeFileSync } from 'node:fs'
import { run } from ${JSON.stringify(new URL('./command.mjs', import.meta.url).href)}
import { step, withWorkspace } from ${JSON.stringify(new URL('./workspace.mjs', import.meta.url).href)}
await withWorkspace({ keep: false }, async (workspace) => {
  writeFileSync(workspace.path('file'), '')
  workspace.onClose(async () => console.log('closed'))
  workspace.onClose(async () => { throw new Error('broken closer') })
  const onStart = ({ pid }) => console.log('started', pid)
  await step('long', () => run(['sleep', '1000'], { onStart })).run()
  console.log('next', (await step('next', () => run(['true'])).run()).code)
})`

function startScript() {
  const folder = temporaryTree()
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = collect(child)
  return { child, output, left: () => readdirSync(folder) }
}

test.runIf(process.platform === 'linux').each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  '%s removes the folder, ends the programs and starts no other',
  async (signal) => {
    const { child, output, left } = startScript()
    await expect.poll(output).toContain('started')
    expect(left()).toHaveLength(1)
    child.kill(signal)
    child.kill(signal) // an impatient second Ctrl-C must not cut the cleaning short
    const [code] = await once(child, 'close')
    expect(code).toBe(1)
    expect(left()).toEqual([])
    expect(output()).toContain('closed') // although the closer before it fails
    expect(output()).not.toContain('next 0')
    const pid = output().match(/started (\d+)/)?.[1]
    expect(existsSync(join('/proc', pid))).toBe(false)
  },
)
