import * as endpoints from '@tecnoclick/contract/people/addresses/endpoints'
import * as schemas from '@tecnoclick/contract/people/addresses/schemas'
import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import { idParams, listOf, userParams } from '@tecnoclick/contract/platform/wire'
import type { Drizzle } from '@tecnoclick/database/connect'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { isVisibleAccount } from '../visible-accounts.ts'
import { addAddress } from './add-address.ts'
import { changeAddress } from './change-address.ts'
import { findAddress, listAddresses, serializeAddress } from './read-addresses.ts'

const fields = { id: 'integer', name: 'text', isPrincipal: 'boolean' } as const

/** people.md#calls */
export function addressRoutes({ database: { db } }: ApiDeps): Route[] {
  return [
    route(
      endpoints.listAddresses,
      {
        reads: { entity: 'address', permission: 'customers:read' },
        summary: 'Addresses of an account, the principal one first',
        access: 'customer',
        params: userParams,
        list: fields,
        response: listOf(schemas.addressSchema),
      },
      async ({ session, params, list }) => {
        if (!(await mayRead(db, session.viewer, params.userId))) return refuse('notFound')
        const { data, total } = await listAddresses(db, params.userId, list)
        return { data: data.map(serializeAddress), total }
      },
    ),
    route(
      endpoints.getAddress,
      {
        reads: { entity: 'address', permission: 'customers:read' },
        summary: 'One address',
        access: 'customer',
        params: idParams,
        response: schemas.addressSchema,
      },
      async ({ session, params }) => {
        const found = await findAddress(db, params.id)
        if (!found || !(await mayRead(db, session.viewer, found.address.userId))) return refuse('notFound')
        return serializeAddress(found)
      },
    ),
    route(
      endpoints.createAddress,
      {
        summary: 'Add an address; the first is principal',
        access: 'customer',
        body: schemas.newAddressSchema,
        response: schemas.addressSchema,
        status: 201,
        refusals: ['addressBookFull'],
      },
      async ({ session, body }) => {
        const outcome = await addAddress(db, session.viewer.id, body)
        return isRefusal(outcome) ? outcome : serializeAddress(outcome)
      },
    ),
    route(
      endpoints.changeAddress,
      {
        summary: 'Edit an address, promote it (isPrincipal: true) or remove it (enable: false)',
        access: 'customer',
        params: idParams,
        body: schemas.addressChangeSchema,
        response: schemas.addressSchema,
        refusals: ['principalAddress'],
      },
      async ({ session, params, body }) => {
        const outcome = await changeAddress(db, session.viewer.id, params.id, body)
        return isRefusal(outcome) ? outcome : serializeAddress(outcome)
      },
    ),
  ]
}

/** Customers read and write their own; staff with the permission read those of all customers. */
async function mayRead(db: Drizzle, viewer: Viewer, userId: number): Promise<boolean> {
  if (viewer.id === userId) return true
  if (!isPermitted(viewer, 'customers:read')) return false
  const { rows } = await db.execute(sql`
    select from users as u where u.id = ${userId} and ${isVisibleAccount(viewer)}`)
  return rows.length > 0
}
