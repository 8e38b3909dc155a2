import { idParams } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/selling/family-links/endpoints'
import * as schemas from '@tecnoclick/contract/selling/family-links/schemas'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { byAccount } from '../../platform/http/rate-limit.ts'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { makeFamilyLink, readFamilyLink, revokeFamilyLink } from './family-link.ts'

/** An order is paid by somebody else, with a link of its owner (selling.md#paid-by-family). */
export function familyLinkRoutes(
  { database: { db }, familyTokens, now }: ApiDeps,
  settings: { read(): Promise<Settings> },
): Route[] {
  const detail = {
    access: 'customer',
    params: idParams,
    response: schemas.orderFamilyLinkSchema,
  } as const
  const staffDetail = { ...detail, access: 'admin' } as const

  const show = async (orderId: number, ownerId?: number) =>
    readFamilyLink(db, orderId, { familyTokens, ownerId, settings: await settings.read() })
  const showChanged = async (changed: { id: number } | Refusal, orderId: number, ownerId?: number) =>
    isRefusal(changed) ? changed : show(orderId, ownerId)

  return [
    route(
      endpoints.getFamilyLink,
      { ...detail, summary: 'The link with which somebody else pays an order of the account' },
      ({ session, params }) => show(params.id, session.viewer.id),
    ),
    route(
      endpoints.makeFamilyLink,
      {
        ...detail,
        summary: 'Make the link with which somebody else pays an order; while one is open it stays the same',
        status: 201,
        limits: [
          {
            name: 'family-link',
            hits: 30,
            seconds: hours(1) / seconds(1),
            by: byAccount,
          },
        ],
        refusals: ['conflict'],
      },
      async ({ session, params }) => {
        const userId = session.viewer.id
        const made = await makeFamilyLink(db, { userId, now: now() }, params.id)
        return showChanged(made, params.id, userId)
      },
    ),
    route(
      endpoints.revokeFamilyLink,
      { ...detail, summary: 'Withdraw the link of an order of the account' },
      async ({ session, params }) => {
        const userId = session.viewer.id
        const revoked = await revokeFamilyLink(db, { userId, now: now() }, params.id)
        return showChanged(revoked, params.id, userId)
      },
    ),
    route(
      endpoints.getStaffFamilyLink,
      {
        ...staffDetail,
        summary: 'Whether somebody else pays an order, and how far that is',
        permission: 'orders:read',
      },
      ({ params }) => show(params.id),
    ),
    route(
      endpoints.revokeStaffFamilyLink,
      { ...staffDetail, summary: 'Withdraw the link of an order', permission: 'orders:write' },
      async (input) => {
        const actor = actorOf(input)
        const act = { userId: input.session.viewer.id, now: now(), actor }
        return showChanged(await revokeFamilyLink(db, act, input.params.id), input.params.id)
      },
    ),
  ]
}
