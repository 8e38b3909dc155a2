import * as endpoints from '@tecnoclick/contract/people/staff/endpoints'
import * as schemas from '@tecnoclick/contract/people/staff/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { acceptInvitation, findInvitation, type ProtectPassword } from './accept-invitation.ts'
import { changeMember } from './change-member.ts'
import { inviteStaff, withdrawInvitation } from './invite.ts'
import { listStaff, readInvitations, staffFields } from './read-staff.ts'

const hour = hours(1) / seconds(1)

/** 'Personal' (people.md#staff). */
export function staffRoutes(deps: ApiDeps, protect: ProtectPassword): Route[] {
  return [...memberRoutes(deps), ...invitationRoutes(deps), ...invitedRoutes(deps, protect)]
}

function memberRoutes({ database: { db }, now }: ApiDeps): Route[] {
  return [
    route(
      endpoints.listStaff,
      {
        summary: 'Who works here, in which role, last seen when',
        access: 'admin',
        permission: 'staff:read',
        list: staffFields,
        response: listOf(schemas.staffMemberSchema),
      },
      ({ list }) => listStaff(db, list),
    ),
    route(
      endpoints.changeStaff,
      {
        summary: 'Give another role, or revoke an account; either ends its sessions',
        access: 'admin',
        permission: 'staff:write',
        confirmed: true,
        params: idParams,
        body: schemas.staffChangeSchema,
        response: schemas.staffMemberSchema,
        refusals: ['conflict'],
      },
      (input) => changeMember(db, actorOf(input), { id: input.params.id, change: input.body, now: now() }),
    ),
  ]
}

function invitationRoutes(deps: ApiDeps): Route[] {
  const { db } = deps.database
  const { now } = deps
  return [
    route(
      endpoints.listInvitations,
      {
        summary: 'Invitations that were not answered yet',
        access: 'admin',
        permission: 'staff:read',
        response: listOf(schemas.invitationSchema),
      },
      () => readInvitations(db, now()),
    ),
    route(
      endpoints.inviteStaff,
      {
        summary: 'Invite somebody by mail; a second invitation replaces the first',
        access: 'admin',
        permission: 'staff:write',
        confirmed: true,
        body: schemas.newInvitationSchema,
        response: schemas.invitationSchema,
        status: 201,
        limits: [{ name: 'invite-staff', hits: 30, seconds: hour }],
        refusals: ['conflict'],
      },
      async (input) => {
        const { mailSecrets } = deps
        const sending = { storeUrl: storeUrl(deps, input.context), mailSecrets, now: now() }
        const outcome = await inviteStaff(db, actorOf(input), { ...input.body, ...sending })
        if (!isRefusal(outcome)) deps.wakeMail()
        return outcome
      },
    ),
    route(
      endpoints.withdrawInvitation,
      {
        summary: 'Withdraw an invitation; its link stops working',
        access: 'admin',
        permission: 'staff:write',
        confirmed: true,
        params: idParams,
        status: 204,
      },
      (input) => withdrawInvitation(db, actorOf(input), { id: input.params.id, now: now() }),
    ),
  ]
}

/** For whoever holds the link of the mail. */
function invitedRoutes(deps: ApiDeps, protect: ProtectPassword): Route[] {
  const byLink = {
    access: 'public',
    params: schemas.invitationParams,
    cacheControl: 'private, no-store',
    limits: [{ name: 'staff-invitation', hits: 60, seconds: hour }],
  } as const
  return [
    route(
      endpoints.getInvitation,
      {
        ...byLink,
        summary: 'What a link of an invitation stands for',
        response: schemas.openInvitationSchema,
        refusals: ['notFound'],
      },
      async ({ params }) =>
        (await findInvitation(deps.database.db, params.token, deps.now())) ?? refuse('notFound'),
    ),
    route(
      endpoints.acceptInvitation,
      {
        ...byLink,
        summary: 'Accept an invitation by setting a password; works once',
        body: schemas.acceptanceSchema,
        response: schemas.acceptedSchema,
        refusals: ['conflict', 'notFound'],
      },
      ({ params, body, context }) =>
        acceptInvitation(deps, protect, {
          token: params.token,
          password: body.password,
          requestId: context.env.requestId,
        }),
    ),
  ]
}
