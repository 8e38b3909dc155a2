import { attributes as endpoints } from '@tecnoclick/contract/catalogue/attributes/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/attributes/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import { attributes } from '@tecnoclick/database/schema/catalogue/attributes'
import { eq } from 'drizzle-orm'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { listTable } from '../../platform/listing/list-query.ts'
import { invalidateAfterWrites, nameConstraintFields } from '../../platform/rows/route-decorators.ts'
import { addAttribute, attributeRows, changeAttribute } from './save-attribute.ts'

const constraints = {
  attributes_slug_unique: ['slug', 'taken'],
  attributes_slug_form: ['slug', 'slug'],
  attribute_values_slug_unique: ['values', 'taken'],
  attribute_values_slug_form: ['values', 'slug'],
  product_attribute_values_value_of_attribute: ['values', 'taken'],
} as const

/** For staff. The public reads attributes from the catalogue cache (browse/). */
export function attributeRoutes(deps: ApiDeps, catalogueChanged: () => Promise<void>): Route[] {
  const { db } = deps.database
  const routes = [
    route(
      endpoints.list,
      {
        summary: 'Attributes as staff edit them',
        access: 'admin',
        permission: 'attributes:read',
        list: { id: 'integer', slug: 'text', name: 'text', filter: 'text', filterable: 'boolean' },
        response: listOf(schemas.attributeRowSchema),
      },
      async ({ list }) => {
        const { data, total } = await listTable(db, attributes, list)
        return { data: await attributeRows(db, data), total }
      },
    ),
    route(
      endpoints.get,
      {
        summary: 'An attribute as staff edit it',
        access: 'admin',
        permission: 'attributes:read',
        params: idParams,
        response: schemas.attributeRowSchema,
      },
      async ({ params }) => {
        const found = await db.select().from(attributes).where(eq(attributes.id, params.id))
        const [row] = await attributeRows(db, found)
        return row ?? refuse('notFound')
      },
    ),
    route(
      endpoints.create,
      {
        summary: 'Add an attribute with its values',
        access: 'admin',
        permission: 'attributes:write',
        body: schemas.newAttributeSchema,
        response: schemas.attributeRowSchema,
        status: 201,
      },
      (input) => addAttribute(db, actorOf(input), input.body),
    ),
    route(
      endpoints.update,
      {
        summary: 'Change an attribute; its values are replaced',
        access: 'admin',
        permission: 'attributes:write',
        params: idParams,
        body: schemas.attributeChangeSchema,
        response: schemas.attributeRowSchema,
      },
      (input) => changeAttribute(db, actorOf(input), input.params.id, input.body),
    ),
  ]
  return invalidateAfterWrites(catalogueChanged, nameConstraintFields(constraints, routes))
}
