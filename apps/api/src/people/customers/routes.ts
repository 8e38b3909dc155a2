import * as endpoints from '@tecnoclick/contract/people/customers/endpoints'
import * as schemas from '@tecnoclick/contract/people/customers/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { nameConstraintFields } from '../../platform/rows/route-decorators.ts'
import { changeCustomer } from './change-customer.ts'
import { customerFields, findCustomer, listCustomers } from './read-customers.ts'
import { resendActivation, type SendActivation } from './resend-activation.ts'

const constraints = { profiles_clicode_unique: ['clicode', 'taken'] } as const

/** Customer accounts, for staff. */
export function customerRoutes(deps: ApiDeps, sendActivation: SendActivation): Route[] {
  const { db } = deps.database
  const one = {
    access: 'admin',
    permission: 'customers:write',
    params: idParams,
    response: schemas.customerDetailSchema,
  } as const
  return nameConstraintFields(constraints, [
    route(
      endpoints.listCustomers,
      {
        reads: { entity: 'customer', permission: 'customers:read' },
        summary:
          'Accounts of customers, and of staff with `staff:read`, by role, state or any part of name, e-mail, phone and codes',
        access: 'admin',
        permission: 'customers:read',
        list: customerFields,
        response: listOf(schemas.customerSchema),
      },
      ({ session, list }) => listCustomers(db, session.viewer, list),
    ),
    route(
      endpoints.getCustomer,
      {
        ...one,
        permission: 'customers:read',
        reads: { entity: 'customer', permission: 'customers:read' },
        summary: 'An account with its profile, addresses and purchases',
        refusals: ['notFound'],
      },
      async ({ session, params }) =>
        (await findCustomer(db, params.id, session.viewer)) ?? refuse('notFound'),
    ),
    route(
      endpoints.changeCustomer,
      {
        ...one,
        summary: 'Enable or disable an account; approve a business by its client code',
        body: schemas.customerChangeSchema,
        refusals: ['conflict', 'notFound'],
      },
      async (input) => {
        const decision = { id: input.params.id, change: input.body, storeUrl: storeUrl(deps, input.context) }
        const outcome = await changeCustomer(db, actorOf(input), decision)
        if (!isRefusal(outcome)) deps.wakeMail()
        return outcome
      },
    ),
    route(
      endpoints.resendCustomerActivation,
      { ...one, summary: 'Send the activation mail again', refusals: ['conflict', 'notFound'] },
      async (input) => {
        const { mailSecrets } = deps
        const sending = { id: input.params.id, send: sendActivation, mailSecrets, now: deps.now() }
        const outcome = await resendActivation(db, actorOf(input), {
          ...sending,
          storeUrl: storeUrl(deps, input.context),
        })
        if (!isRefusal(outcome)) deps.wakeMail()
        return outcome
      },
    ),
  ])
}
