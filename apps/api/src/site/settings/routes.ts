import { listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/site/settings/endpoints'
import * as schemas from '@tecnoclick/contract/site/settings/schemas'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { isConfirmed } from '@tecnoclick/domain/people/second-factor'
import { needsConfirmation } from '@tecnoclick/domain/site/settings'
import { asc } from 'drizzle-orm'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { sendStored } from '../../platform/http/stored-response.ts'
import type { CachedSettings } from './cached-settings.ts'
import { changeSetting } from './change-setting.ts'
import type { SettingsCache } from './settings-cache.ts'

export function settingsRoutes(
  { database: { db }, now, wakeMail }: ApiDeps,
  live: SettingsCache,
  cached: CachedSettings,
): Route[] {
  return [
    route(
      endpoints.getPublicSettings,
      {
        summary: 'Public settings',
        access: 'public',
        response: schemas.publicSettingsSchema,
        statuses: [304],
      },
      async ({ context }) => sendStored(context, await cached.read()),
    ),
    route(
      endpoints.listSettings,
      {
        summary: 'All settings',
        access: 'admin',
        permission: 'settings:read',
        response: listOf(schemas.settingSchema),
      },
      async () => {
        const { key, value, version } = settings
        const data = await db
          .select({ key, value, public: settings.public, version })
          .from(settings)
          .orderBy(asc(key))
        return { data, total: data.length }
      },
    ),
    route(
      endpoints.changeSetting,
      {
        summary: 'Change a setting',
        access: 'admin',
        permission: 'settings:write',
        params: schemas.settingParams,
        body: schemas.settingChangeSchema,
        response: schemas.settingSchema,
        refusals: ['confirmationRequired'],
      },
      async (input) => {
        const { key } = input.params
        if (needsConfirmation(key) && !isConfirmed(input.session.confirmedAt, now())) {
          return refuse('confirmationRequired')
        }
        const outcome = await changeSetting(db, actorOf(input), key, input.body)
        live.invalidate()
        wakeMail()
        return outcome
      },
    ),
  ]
}
