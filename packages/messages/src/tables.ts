import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { Locale } from './locales.ts'
import { ru } from './ru.ts'
import type { MessageTable } from './table.ts'

/** All four, for the server only: a browser gets the one it shows, by `loadPart`. */
export const tables: Readonly<Record<Locale, MessageTable>> = { es, en, ru, ar }
