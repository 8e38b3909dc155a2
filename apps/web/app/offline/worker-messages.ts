import type { Locale } from '@tecnoclick/messages/platform/locales'

/** Messages from pages to the service worker. A file of its own, as both import it under different platform types. */
export type WorkerMessage =
  /** The visitor wants the new version now. */
  | { kind: 'take-over' }
  /** Cache the shell at this address and the files that pages in this language need. */
  | { kind: 'cache-shell'; locale: Locale; shell: string }
  /** The visitor stays or came back: cache the rest too. */
  | { kind: 'cache-rest' }
