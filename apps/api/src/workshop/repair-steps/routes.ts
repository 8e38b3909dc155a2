import { idParams } from '@tecnoclick/contract/platform/wire'
import { adminRepairSteps, deleteRepairStep } from '@tecnoclick/contract/workshop/repair-steps/endpoints'
import * as schemas from '@tecnoclick/contract/workshop/repair-steps/schemas'
import { repairSteps } from '@tecnoclick/database/schema/workshop/repair-steps'
import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { eq } from 'drizzle-orm'
import { actorOf, recordAudit } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { editableRoutes, picked } from '../../platform/rows/editable-routes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { nameConstraintFields } from '../../platform/rows/route-decorators.ts'
import { transact } from '../../platform/rows/transact.ts'

const noText = { es: '', en: '', ru: '', ar: '' }

/** The steps of repairs, for their owner (workshop.md#steps). */
export function repairStepRoutes(deps: ApiDeps): Route[] {
  const { db } = deps.database
  return [
    ...nameConstraintFields(
      { repair_steps_name_unique: ['name', 'taken'] },
      editableRoutes(deps, {
        entity: 'repair-step',
        table: repairSteps,
        endpoints: adminRepairSteps,
        schemas: {
          row: schemas.repairStepSchema,
          create: schemas.newRepairStepSchema,
          change: schemas.repairStepChangeSchema,
        },
        permissions: { read: 'serviceOrders:read', write: 'settings:write' },
        fields: { id: 'integer', key: 'text', state: 'text', position: 'integer', enable: 'boolean' },
        serialize: picked(schemas.repairStepSchema),
        toInsert: ({ name, state, turn, ...step }) => ({
          text: noText,
          ...omitUndefined(step),
          ...{ name, state, turn },
        }),
        toChange: ({ version: _, ...change }) => omitUndefined(change),
      }),
    ),
    route(
      deleteRepairStep,
      {
        summary:
          'Remove a step that no repair has come to; one of every shop, or a used one, is switched off',
        access: 'admin',
        permission: 'settings:write',
        params: idParams,
        status: 204,
        refusals: ['conflict'],
      },
      (input) =>
        transact(db, async (tx) => {
          const { id } = input.params
          const [step] = await tx.select().from(repairSteps).where(eq(repairSteps.id, id)).for('update')
          if (!step) return refuse('notFound')
          if (step.key !== null) return refuse('conflict')
          if ((await tx.$count(serviceOrders, eq(serviceOrders.stepId, id))) > 0) return refuse('conflict')
          const [before] = await tx.delete(repairSteps).where(eq(repairSteps.id, id)).returning()
          await recordAudit(tx, actorOf(input), {
            action: 'delete',
            entity: 'repair-step',
            entityId: id,
            ...(before && { before }),
          })
          return undefined
        }),
    ),
  ]
}
