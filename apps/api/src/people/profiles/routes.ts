import * as endpoints from '@tecnoclick/contract/people/profiles/endpoints'
import * as schemas from '@tecnoclick/contract/people/profiles/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { findProfile, listProfiles, serializeProfile } from './read-profiles.ts'
import { changeProfile, createProfile } from './save-profile.ts'

const fields = { id: 'integer', userId: 'integer', name: 'text', clicode: 'text', enable: 'boolean' } as const

/** people.md#calls */
export function profileRoutes({ database: { db } }: ApiDeps): Route[] {
  return [
    route(
      endpoints.listProfiles,
      {
        reads: { entity: 'profile', permission: 'customers:read' },
        summary: 'The profile of the account; all profiles for staff',
        access: 'customer',
        list: fields,
        response: listOf(schemas.profileSchema),
      },
      async ({ session, list }) => {
        const { data, total } = await listProfiles(db, session.viewer, list)
        return { data: data.map(serializeProfile), total }
      },
    ),
    route(
      endpoints.getProfile,
      {
        reads: { entity: 'profile', permission: 'customers:read' },
        summary: 'One profile',
        access: 'customer',
        params: idParams,
        response: schemas.profileSchema,
      },
      async ({ session, params }) => {
        const profile = await findProfile(db, session.viewer, params.id)
        return profile ? serializeProfile(profile) : refuse('notFound')
      },
    ),
    route(
      endpoints.createProfile,
      {
        summary: 'Create the profile of the account',
        access: 'customer',
        body: schemas.newProfileSchemas,
        response: schemas.profileSchema,
        status: 201,
        refusals: ['conflict'],
      },
      async ({ session, body }) => {
        const outcome = await createProfile(db, session.viewer.id, body)
        return isRefusal(outcome) ? outcome : serializeProfile(outcome)
      },
    ),
    route(
      endpoints.changeProfile,
      {
        summary: 'Change a profile of the account',
        access: 'customer',
        params: idParams,
        body: schemas.profileChangeSchemas,
        response: schemas.profileSchema,
      },
      async ({ session, params, body }) => {
        const outcome = await changeProfile(db, session.viewer, params.id, body)
        return isRefusal(outcome) ? outcome : serializeProfile(outcome)
      },
    ),
  ]
}
