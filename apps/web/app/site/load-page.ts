import { getPage } from '@tecnoclick/contract/site/endpoints'
import type { SitePage } from '@tecnoclick/contract/site/schemas'
import { data } from 'react-router'
import type { Visit } from '../context.ts'

/** Null while nobody has written it: the address is known (B §2), so it is a page even so. */
export async function loadPage({ client, requestId }: Visit, slug: string): Promise<SitePage | null> {
  const outcome = await client.attempt(getPage, { params: { slug } })
  if (outcome.ok) return outcome.data
  const { code, statusCode } = outcome.error
  if (code === 'notFound') return null
  throw data({ code, requestId }, { status: statusCode })
}
