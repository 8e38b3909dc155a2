import { getWaiting } from '@tecnoclick/contract/selling/work-queue/endpoints'
import { waitingSchema } from '@tecnoclick/contract/selling/work-queue/schemas'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readWaiting } from './read-waiting.ts'

/** 'Por atender'. */
export function waitingRoutes(
  { database: { db }, now }: ApiDeps,
  settings: { read(): Promise<Settings> },
): Route[] {
  return [
    route(
      getWaiting,
      {
        summary: 'Everything that waits for the staff: how much of each kind, and the oldest of it',
        access: 'admin',
        response: waitingSchema,
      },
      async () => readWaiting(db, (await settings.read()).keyAnswerHours, now()),
    ),
  ]
}
