import type { Plural, Widened } from './platform/translation.ts'
import type { es } from './tables/es.ts'

export type SourceTable = typeof es

/** The shape all four tables share. */
export type MessageTable = Widened<SourceTable, Plural>

/** The parts that a browser has loaded so far. */
export type TablePart = { readonly [Area in keyof MessageTable]?: Partial<MessageTable[Area]> }
