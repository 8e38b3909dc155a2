import type { FaultKind } from '../fault.ts'

/** Where a web process finds the database, where it is to listen, and the key for the secrets of mails. */
export interface Opening {
  databaseUrl: string
  secretKey: string
  /** Undefined: on every address of the machine. */
  host: string | undefined
  port: number
}

/** What the primary tells a web process. */
export type ToWeb =
  | ({ kind: 'open' } & Opening)
  | { kind: 'close' }
  | { kind: 'metrics'; id: number; text: string }

/** What a web process tells the primary. */
export type ToPrimary =
  /** Its code is loaded; it waits for the database address. */
  | { kind: 'loaded' }
  | { kind: 'listening' }
  | { kind: 'fault'; sentence: string; fault: FaultKind }
  | { kind: 'wakeMail' }
  | { kind: 'metrics'; id: number }

/** prom-client and Node talk over the same channel; their messages have no kind. */
export function isStoreMessage<T extends { kind: string }>(message: unknown): message is T {
  return typeof message === 'object' && message !== null && 'kind' in message
}
