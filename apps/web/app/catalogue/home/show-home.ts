import type { Banner } from '@tecnoclick/contract/site/banners/schemas'
import { listPromises } from '@tecnoclick/contract/site/promises/endpoints'
import { loadContent } from '../../platform/content/load-content.ts'
import type { Visit } from '../../rendering/context.ts'
import { type HomeCounts, type LoadedHome, loadHome } from './load-home.ts'

/** The home page on the server: its texts translated and with the values of the settings. */
export async function showHome(
  visit: Visit,
  counts: HomeCounts,
  category: string | undefined,
): Promise<LoadedHome> {
  const [home, content, promises] = await Promise.all([
    loadHome(visit.client, counts, category),
    loadContent(visit, 'slides', 'promises'),
    visit.client.attempt(listPromises),
  ])
  const showBanner = (banner: Banner) => content.show(banner, ['title', 'text', 'linkLabel'])
  return {
    ...home,
    slides: home.slides.map(showBanner).filter((slide) => slide !== undefined),
    resetBanner: home.resetBanner && showBanner(home.resetBanner),
    promises: (promises.ok ? promises.data.data : [])
      .map(({ icon, title, text }) => content.show({ icon, title, text }, ['title', 'text']))
      .filter((promise) => promise !== undefined),
  }
}
