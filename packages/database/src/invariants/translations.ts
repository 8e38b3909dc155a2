import { placeholders } from '@tecnoclick/domain/site/content'
import type { Invariant } from './invariant.ts'

const named = (text: string) =>
  `array(select distinct found[1] from regexp_matches(${text}, '\\{(${placeholders.join('|')})\\}', 'g') as found order by 1)`

/** platform.md#invariants, 12. */
export const translationInvariants: readonly Invariant[] = [
  {
    id: '12-translation-placeholders',
    title: 'A translation names the same values as its text',
    sql: `
      select id from translations
      where (en is not null and ${named('en')} <> ${named('source')})
        or (ru is not null and ${named('ru')} <> ${named('source')})
        or (ar is not null and ${named('ar')} <> ${named('source')})`,
  },
]
