import * as endpoints from '@tecnoclick/contract/people/profiles/endpoints'
import * as schemas from '@tecnoclick/contract/people/profiles/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { changeProfile } from './change-profile.ts'
import { createProfile } from './create-profile.ts'
import { profileOnTheWire } from './profile-on-the-wire.ts'
import { findProfile, listProfiles } from './read-profiles.ts'

const fields = { id: 'integer', userId: 'integer', name: 'text', clicode: 'text', enable: 'boolean' } as const

/** people.md#calls */
export function profileRoutes({ database: { db } }: ApiDeps): Route[] {
  return [
    route(
      endpoints.listProfiles,
      {
        summary: "One's own profile; every profile for staff",
        audience: 'customer',
        list: fields,
        answer: listOf(schemas.profileSchema),
      },
      async ({ session, list }) => {
        const { data, total } = await listProfiles(db, session.viewer, list)
        return { data: data.map(profileOnTheWire), total }
      },
    ),
    route(
      endpoints.getProfile,
      { summary: 'One profile', audience: 'customer', params: idParams, answer: schemas.profileSchema },
      async ({ session, params }) => {
        const profile = await findProfile(db, session.viewer, params.id)
        return profile ? profileOnTheWire(profile) : refuse('notFound')
      },
    ),
    route(
      endpoints.createProfile,
      {
        summary: "Write one's own profile for the first time",
        audience: 'customer',
        body: schemas.newProfileSchemas,
        answer: schemas.profileSchema,
        status: 201,
      },
      async ({ session, body }) => {
        const outcome = await createProfile(db, session.viewer.id, body)
        return isRefusal(outcome) ? outcome : profileOnTheWire(outcome)
      },
    ),
    route(
      endpoints.changeProfile,
      {
        summary: "Change one's own profile",
        audience: 'customer',
        params: idParams,
        body: schemas.profileChangeSchemas,
        answer: schemas.profileSchema,
      },
      async ({ session, params, body }) => {
        const outcome = await changeProfile(db, session.viewer, params.id, body)
        return isRefusal(outcome) ? outcome : profileOnTheWire(outcome)
      },
    ),
  ]
}
