import { streamOfficeChanges } from '@tecnoclick/contract/staff/live/endpoints'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { type OfficeTopic, officeTopics } from '@tecnoclick/domain/staff/office-topics'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { ChangeWatch } from './watch-changes.ts'

/** Then the browser connects again, perhaps to another machine. */
const defaultLifetimeMs = minutes(15)
/** A program's key is looked at when it connects; a revoked one hears no more after this. */
const keyLifetimeMs = minutes(1)
/** A listener that takes nothing is ended. */
const mostUnread = 64

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  // Of nginx, which would gather the events.
  'x-accel-buffering': 'no',
}

/** Hints that something changed; the office reads it again as always (back-office.md#live). */
export function liveRoutes(
  { streamLifetimeMs = defaultLifetimeMs }: Pick<ApiDeps, 'streamLifetimeMs'>,
  watch: ChangeWatch,
): Route[] {
  return [
    route(
      streamOfficeChanges,
      {
        summary: 'Server-sent events: what changed, for an open office',
        access: 'admin',
        permission: 'workQueue:read',
        media: 'text/event-stream',
      },
      ({ session }) => {
        const isProgram = session.apiKeyId !== undefined
        const named = Object.entries(officeTopics) as [OfficeTopic, (typeof officeTopics)[OfficeTopic]][]
        const topics = new Set(
          named.flatMap(([topic, permission]) => (isPermitted(session.viewer, permission) ? [topic] : [])),
        )
        let leave: (() => void) | undefined
        let lifetime: NodeJS.Timeout | undefined
        const stop = () => {
          clearTimeout(lifetime)
          leave?.()
        }
        const encoder = new TextEncoder()
        const body = new ReadableStream<Uint8Array>(
          {
            start(controller) {
              const end = () => {
                stop()
                controller.close()
              }
              const send = (text: string) => {
                controller.enqueue(encoder.encode(text))
                if ((controller.desiredSize ?? 0) < -mostUnread) end()
              }
              leave = watch.listen({
                sessionId: isProgram ? undefined : session.id,
                topics,
                changed: (changed, paceMs) =>
                  send(`event: changed\ndata: ${JSON.stringify({ topics: changed, paceMs })}\n\n`),
                beat: () => send('event: beat\ndata: {}\n\n'),
                end,
              })
              if (!leave) return controller.close()
              lifetime = setTimeout(
                end,
                isProgram ? Math.min(keyLifetimeMs, streamLifetimeMs) : streamLifetimeMs,
              )
              send('retry: 5000\nevent: beat\ndata: {}\n\n')
            },
            cancel: stop,
          },
          { highWaterMark: 1 },
        )
        return leave ? new Response(body, { headers }) : refuse('overloaded')
      },
    ),
  ]
}
