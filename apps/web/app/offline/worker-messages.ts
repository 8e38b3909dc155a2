import type { Locale } from '@tecnoclick/messages/locales'

/** What a page tells the service worker. */
export type WorkerMessage =
  /** The visitor has asked for the new version. */
  | { kind: 'take-over' }
  /** Keep the shell of this address, and what a page in that language needs. */
  | { kind: 'stock'; locale: Locale; shell: string }
