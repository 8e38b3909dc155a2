import { getWorkQueue } from '@tecnoclick/contract/selling/work-queue/endpoints'
import { workQueueSchema } from '@tecnoclick/contract/selling/work-queue/schemas'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readWorkQueue } from './read-work-queue.ts'

/** 'Por atender'. */
export function workQueueRoutes(
  { database: { db }, now }: ApiDeps,
  settings: { read(): Promise<Settings> },
): Route[] {
  return [
    route(
      getWorkQueue,
      {
        summary: 'The work queue: count and oldest items of each kind',
        access: 'admin',
        response: workQueueSchema,
      },
      async () => readWorkQueue(db, (await settings.read()).keyAnswerHours, now()),
    ),
  ]
}
