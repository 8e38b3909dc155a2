import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { waitFor } from './wait-for.ts'

const fixtureStore = fileURLToPath(new URL('fixture-store.ts', import.meta.url))
export const ownStore = fileURLToPath(new URL('../../main.ts', import.meta.url))

export interface StoreProcess {
  child: ChildProcess
  output(): string
  errors(): string
  /** The address it printed; rejects if the process exits first. */
  address(): Promise<string>
  ended: Promise<number | string>
  kill(signal: NodeJS.Signals): Promise<number | string>
}

/** A data folder, removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tecnoclick-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a whole store with processes and PostgreSQL on a free port. It is stopped after the test. */
export function runStore(environment: Record<string, string>, entry = fixtureStore): StoreProcess {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [entry], {
    // Without shedding: on a busy machine the event loop is late, and answers would be 503.
    env: {
      PATH,
      HOME,
      PORT: '0',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      SHED_LAG_MS: '10000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const texts = { out: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (chunk) => (texts.out += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk) => (texts.error += chunk))
  const ended = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'))
  })
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  onTestFinished(async () => {
    await kill('SIGTERM')
  })
  return {
    child,
    output: () => texts.out,
    errors: () => texts.error,
    ended,
    kill,
    async address() {
      const printed = () => /Tienda\s+(http:\S+)/.exec(texts.out)?.[1]
      const found = await waitFor(() => printed() ?? (child.exitCode === null ? undefined : ''), 60_000)
      if (!found) throw new Error(`the store ended: ${texts.error}`)
      return found.replace('localhost', '127.0.0.1')
    },
  }
}
