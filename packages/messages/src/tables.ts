import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { Locale } from './locales.ts'
import { ru } from './ru.ts'
import type { MessageTable } from './table.ts'

/** For the server only; browsers load one language with `loadPart`. */
export const tables: Readonly<Record<Locale, MessageTable>> = { es, en, ru, ar }
