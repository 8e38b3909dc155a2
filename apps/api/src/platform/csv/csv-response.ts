import { havanaDay } from '@tecnoclick/domain/platform/havana-day'

/** A download that is named after the day. */
export function csvResponse(content: string | ReadableStream, name: string, now: Date): Response {
  return new Response(content, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${havanaDay(now)}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
