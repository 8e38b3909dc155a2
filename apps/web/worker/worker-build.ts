import type { Locale } from '@tecnoclick/messages/locales'

interface WorkerBuild {
  /** Changes with any of the files. */
  version: string
  /** Every page of this build names it: a document that does not is of another. */
  mark: string
  /** What the pages that work without a line are made of. */
  files: readonly string[]
  /** What they need besides, in one language: texts and letters. */
  byLocale: Readonly<Record<Locale, readonly string[]>>
}

/** Written in by `build-worker.ts`, here and nowhere else: it is a long list. */
declare const WORKER_BUILD: WorkerBuild

export const workerBuild = WORKER_BUILD
