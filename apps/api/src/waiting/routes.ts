import { getWaiting } from '@tecnoclick/contract/waiting/endpoints'
import { waitingSchema } from '@tecnoclick/contract/waiting/schemas'
import type { Settings } from '@tecnoclick/domain/settings'
import type { ApiDeps } from '../deps.ts'
import { type Route, route } from '../http/route.ts'
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
        audience: 'admin',
        answer: waitingSchema,
      },
      async () => readWaiting(db, (await settings.read()).keyAnswerHours, now()),
    ),
  ]
}
