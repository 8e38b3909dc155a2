import type { Connection } from 'pg'

/** What node-postgres can say and hear of `COPY`, but its types leave out. */
declare module 'pg' {
  interface Connection {
    sendCopyFromChunk(chunk: Buffer): void
    endCopyFrom(): void
    sendCopyFail(reason: string): void
  }
}

export type { Connection }

/** `COPY 1234`: how many rows went through. */
export function copiedRows({ text }: { text: string }): number {
  return Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0)
}
