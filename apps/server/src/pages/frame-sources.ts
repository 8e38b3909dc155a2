import type { Api } from '@tecnoclick/api/app'
import { createClient } from '@tecnoclick/contract/platform/client'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'

/** The origin of the map, which is a setting (site.md#map); read again when the settings change. */
export function createFrameSources(
  api: Pick<Api, 'fetch'>,
  epoch: () => string,
): () => Promise<readonly string[]> {
  const client = createClient((path, init) =>
    api.fetch(new Request(new URL(path, 'http://localhost'), init), {
      clientAddress: '127.0.0.1',
      requestId: 'frame-sources',
      secure: false,
    }),
  )
  let known: { epoch: string; sources: readonly string[] } | undefined
  return async () => {
    if (known && known.epoch === epoch()) return known.sources
    const settings = await client.attempt(getPublicSettings)
    if (!settings.ok) return known?.sources ?? []
    const origin = URL.parse(settings.data.mapUrl)?.origin
    known = { epoch: epoch(), sources: origin && origin !== 'null' ? [origin] : [] }
    return known.sources
  }
}
