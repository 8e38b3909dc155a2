import * as endpoints from '@tecnoclick/contract/catalogue/variants/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/variants/schemas'
import { idParams } from '@tecnoclick/contract/platform/wire'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { invalidateAfterWrites, nameConstraintFields } from '../../platform/rows/route-decorators.ts'
import { productConstraints } from '../products/routes.ts'
import { readVariants } from './read-variants.ts'
import { saveVariants } from './save-variants.ts'

const constraints = {
  ...productConstraints,
  products_variant_values_unique: ['variants', 'taken'],
} as const

export function variantRoutes({ database: { db } }: ApiDeps, catalogueChanged: () => Promise<void>): Route[] {
  const response = schemas.productVariantsSchema
  return [
    route(
      endpoints.getVariants,
      {
        summary: 'The variants of a product as staff edit them',
        access: 'admin',
        permission: 'products:read',
        params: idParams,
        response,
      },
      async ({ params }) => (await readVariants(db, params.id)) ?? refuse('notFound'),
    ),
    ...invalidateAfterWrites(
      catalogueChanged,
      nameConstraintFields(constraints, [
        route(
          endpoints.saveVariants,
          {
            summary: 'Save all variants of a product; one without variants becomes the first of its own',
            access: 'admin',
            permission: 'products:write',
            params: idParams,
            body: schemas.variantsChangeSchema,
            response,
            refusals: ['conflict', 'unusualPrice'],
          },
          (input) =>
            saveVariants(db, actorOf(input), input.params.id, input.body, {
              mayChangePrices: isPermitted(input.session.viewer, 'prices:write'),
              mayAdd: isPermitted(input.session.viewer, 'products:create'),
            }),
        ),
      ]),
    ),
  ]
}
