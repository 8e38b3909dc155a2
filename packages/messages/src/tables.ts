import type { MessageTable } from './message-table.ts'
import type { Locale } from './platform/locales.ts'
import { ar } from './tables/ar.ts'
import { en } from './tables/en.ts'
import { es } from './tables/es.ts'
import { ru } from './tables/ru.ts'

/** For the server only; browsers load one language with `loadPart`. */
export const tables: Readonly<Record<Locale, MessageTable>> = { es, en, ru, ar }
