import type { Pooler } from '@tecnoclick/database/pooler'
import type { FaultKind } from '../fault.ts'

/** Where a web process finds the database, where it is to listen, and the key for the secrets of mails. */
export interface Opening {
  databaseUrl: string
  pooler: Pooler
  secretKey: string
  /** Of the shop, in milliseconds. */
  startedAt: number
  /** Undefined: on every address of the machine. */
  host: string | undefined
  port: number
}

/** From the primary to a web process. */
export type ToWeb =
  | ({ kind: 'open' } & Opening)
  | { kind: 'close' }
  | { kind: 'metrics'; id: number; text: string }

/** From a web process to the primary. */
export type ToPrimary =
  /** The code is loaded; the process waits for the database URL. */
  | { kind: 'loaded' }
  | { kind: 'listening' }
  | { kind: 'fault'; sentence: string; fault: FaultKind }
  | { kind: 'wakeMail' }
  | { kind: 'metrics'; id: number }

/** prom-client and Node use the same channel; their messages have no kind. */
export function isStoreMessage<T extends { kind: string }>(message: unknown): message is T {
  return typeof message === 'object' && message !== null && 'kind' in message
}
