import { getWorkQueue } from '@tecnoclick/contract/staff/work-queue/endpoints'
import { workQueueQuery, workQueueSchema } from '@tecnoclick/contract/staff/work-queue/schemas'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { workItemKinds, workItemPermissions } from '@tecnoclick/domain/staff/work-queue'
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
        permission: 'workQueue:read',
        query: workQueueQuery,
        response: workQueueSchema,
      },
      async ({ session: { viewer }, query }) => {
        const { keyAnswerHours } = await settings.read()
        const kinds = workItemKinds.filter((kind) => isPermitted(viewer, workItemPermissions[kind]))
        const assignedTo = query?.mine ? viewer.id : undefined
        return readWorkQueue(db, { kinds, assignedTo, keyAnswerHours, now: now() })
      },
    ),
  ]
}
