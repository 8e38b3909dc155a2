import type { FileUse } from '@tecnoclick/contract/platform/files/schemas'
import { fixedFiles } from '@tecnoclick/domain/site/settings'
import { type SQL, sql } from 'drizzle-orm'

/** Where a file `f` may be used. What a page's text names by its address is not among it. */
const places: Record<FileUse, SQL> = {
  product: sql`select from product_pictures as u where u.file = f.name`,
  category: sql`select from categories as u where u.image = f.name`,
  brand: sql`select from brands as u where u.logo = f.name`,
  service: sql`select from services as u where u.image = f.name union all
    select from service_types as u where u.image = f.name`,
  banner: sql`select from banners as u where f.name in (u.image, u.phone_image)`,
  document: sql`select from documents as u where u.file = f.name`,
  team: sql`select from team_members as u where u.photo = f.name`,
  post: sql`select from blog_posts as u where u.cover = f.name`,
  profile: sql`select from profiles as u where u.photo = f.name`,
  review: sql`select from reviews as u where u.avatar = f.name`,
  reset: sql`select from resets as u where u.file = f.name`,
  serviceOrder: sql`select from service_order_photos as u where u.file = f.name`,
  shop: sql`select where f.name = any (${sql.param(Object.values(fixedFiles))}::text[]) union all
    select from settings as u where u.key = 'logo' and u.value = to_jsonb(f.name::text)`,
}

/** The uses of a file `f`, as an array of text. */
export const fileUsesSql: SQL = sql`array_remove(array[${sql.join(
  Object.entries(places).map(([use, place]) => sql`case when exists (${place}) then ${use}::text end`),
  sql`, `,
)}], null)`

/** Kinds that belong to the shop; the others are customers' or sold. */
export const ownKinds = ['picture', 'banner', 'document', 'site'] as const
