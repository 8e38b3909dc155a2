import type { Connection } from 'pg'

/** COPY support of node-postgres that its types omit. */
declare module 'pg' {
  interface Connection {
    sendCopyFromChunk(chunk: Buffer): void
    endCopyFrom(): void
    sendCopyFail(reason: string): void
  }
}

export type { Connection }

/** `COPY 1234`: the number of rows. */
export function copiedRows({ text }: { text: string }): number {
  return Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0)
}
