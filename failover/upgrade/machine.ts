import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { answers, waitFor } from '@tecnoclick/server/testing/wait-for'

/** One process of the shop in either version, as on a machine of its own. */
export interface Machine {
  address: string
  /** Starts the version in this folder and waits until it serves. */
  start(version: string): Promise<void>
  /** SIGTERM, and the end of the process. */
  stop(): Promise<void>
}

const startMs = minutes(3)

export function createMachine(port: number, environment: Record<string, string>): Machine {
  const address = `http://127.0.0.1:${port}`
  const isWeb = environment.JOBS !== 'only'
  let child: ChildProcess | undefined
  let output = ''
  return {
    address,
    async start(version) {
      const started = spawn(process.execPath, [join(version, 'apps/server/dist/main.js')], {
        cwd: version,
        env: { PATH: process.env.PATH, PORT: String(port), ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      output = ''
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (chunk: Buffer) => {
          output = (output + chunk.toString()).slice(-5_000)
        })
      await waitFor(async () => {
        if (started.exitCode !== null) throw new Error(`A machine ended: ${output}`)
        // The jobs open no port; their welcome is printed when the database is migrated.
        return isWeb ? answers(`${address}/readyz`) : output.includes('en marcha') || undefined
      }, startMs)
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
