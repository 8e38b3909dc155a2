import { getPage } from '@tecnoclick/contract/site/content/endpoints'
import type { SitePage } from '@tecnoclick/contract/site/content/schemas'
import type { Visit } from '../rendering/context.ts'
import { refusedPage } from '../rendering/page-client.ts'

/** Null while it has no text: the address exists, so it is not a 404 (site.md#content-pages). */
export async function loadPage({ client, requestId }: Visit, slug: string): Promise<SitePage | null> {
  const outcome = await client.attempt(getPage, { params: { slug } })
  if (outcome.ok) return outcome.data
  if (outcome.error.code === 'notFound') return null
  throw refusedPage(outcome.error, requestId)
}
