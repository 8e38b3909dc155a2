import { setTimeout as pause } from 'node:timers/promises'

/** Polls every 50 ms until there is a result. */
export async function waitFor<T>(
  read: () => T | undefined | Promise<T | undefined>,
  limit: number,
): Promise<T> {
  const deadline = Date.now() + limit
  for (;;) {
    const value = await read()
    if (value !== undefined) return value
    if (Date.now() > deadline) throw new Error(`nothing within ${limit} ms`)
    await pause(50)
  }
}

/** Undefined while the response is another one. */
export async function answers(url: string, status = 200): Promise<true | undefined> {
  const response = await fetch(url).catch(() => undefined)
  await response?.arrayBuffer()
  return response?.status === status ? true : undefined
}
