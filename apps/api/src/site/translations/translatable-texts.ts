import type { Translatable } from '@tecnoclick/contract/site/translations/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { attributes, attributeValues } from '@tecnoclick/database/schema/catalogue/attributes'
import { productOptions, productOptionValues } from '@tecnoclick/database/schema/catalogue/product-options'
import { banners } from '@tecnoclick/database/schema/site/banners'
import { promises } from '@tecnoclick/database/schema/site/promises'
import { faqEntries } from '@tecnoclick/database/schema/site/site-texts'
import { translations } from '@tecnoclick/database/schema/site/translations'
import { deviceTypes } from '@tecnoclick/database/schema/workshop/intakes'
import { services, serviceTypes } from '@tecnoclick/database/schema/workshop/services'
import type { TranslationArea } from '@tecnoclick/domain/site/content'
import { type AnyColumn, getTableName, type SQL, sql } from 'drizzle-orm'
import { PgArray } from 'drizzle-orm/pg-core'

/** The columns whose texts staff can translate, by area. */
const columns: Record<TranslationArea, readonly AnyColumn[]> = {
  promises: [promises.title, promises.text],
  slides: [banners.title, banners.text, banners.linkLabel],
  faq: [faqEntries.question, faqEntries.answer],
  services: [
    serviceTypes.name,
    serviceTypes.description,
    services.name,
    services.description,
    deviceTypes.name,
    deviceTypes.questions,
    deviceTypes.textQuestions,
  ],
  options: [attributes.name, attributeValues.name, productOptions.title, productOptionValues.title],
}

/** Each text once, though many products share an option. */
const sources: SQL = sql.join(
  Object.entries(columns).flatMap(([area, texts]) =>
    texts.map((column) => {
      const table = sql.identifier(getTableName(column.table))
      if (column instanceof PgArray)
        return sql`select ${area}::text as area, source from ${table}, unnest(${column}) as source`
      return sql`select ${area}::text as area, ${column} as source from ${table} where btrim(${column}) <> ''`
    }),
  ),
  sql` union `,
)

/** All of them, or the one with this key. */
export async function readTranslatables(db: Drizzle | Transaction, key?: string): Promise<Translatable[]> {
  const { rows } = await db.execute<Translatable & Record<string, unknown>>(sql`
    select * from (
      select md5(found.area || ':' || found.source) as key, found.area, found.source, ${translations.en}, ${translations.ru},
        ${translations.ar}, coalesce(${translations.version}, 0) as version
      from (${sources}) found
      left join ${translations} on ${translations.key} = md5(found.area || ':' || found.source)
    ) texts
    ${key === undefined ? sql`` : sql`where key = ${key}`}
    order by area, source`)
  return rows
}
