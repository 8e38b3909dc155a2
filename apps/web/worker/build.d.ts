import type { Locale } from '@tecnoclick/messages/locales'

/** Written in by `build-worker.ts`. */
export interface WorkerBuild {
  /** Changes with any of the files. */
  version: string
  /** Every page of this build names it: a document that does not is of another. */
  mark: string
  /** What the pages that work without a line are made of. */
  files: readonly string[]
  /** What they need besides, in one language: texts and letters. */
  byLocale: Readonly<Record<Locale, readonly string[]>>
}

declare global {
  const WORKER_BUILD: WorkerBuild
}
