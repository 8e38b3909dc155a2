import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, vi } from 'vitest'
import type { TestApi } from '../../../testing/test-api.ts'

/** Starts a worker of this folder's kind, and kills it when Telegram has its message and did not answer. */
export async function killBeforeAnswer(
  script: string,
  { database, telegram }: Pick<TestApi, 'database' | 'telegram'>,
): Promise<void> {
  telegram.replies.push({ hold: new Promise(() => {}) })
  const worker = spawn(process.execPath, [script, database.url, telegram.url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(worker, 'exit')
  await vi.waitFor(() => expect(telegram.sent).toHaveLength(1), { timeout: 30_000 })
  worker.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
}
