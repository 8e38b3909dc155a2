import { openSnapshot } from '@tecnoclick/catalogue/snapshot'
import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import type { Me } from '@tecnoclick/contract/people/security/schemas'
import { type Client, createClient, type Outcome, type Send } from '@tecnoclick/contract/platform/client'
import { parseCookies, readChoice } from '@tecnoclick/contract/platform/preferences'
import { priceCurrencyOf } from '@tecnoclick/domain/catalogue/prices'
import { pageClient } from '../rendering/page-client.ts'
import { type OfflineShop, respondOffline } from './offline-api.ts'
import { sinceText } from './since-text.ts'
import { readStoredCatalogue } from './stored-catalogue.ts'

/** What loaders need of a request, served from the stored catalogue: the same loaders run online and offline. */
export interface OfflineVisit {
  client: Client
  me(): Promise<Outcome<Me>>
  requestId: string
  send: Send
  /** When the server last confirmed the data, as text. Loaders of other data change it. */
  since: string
}

type OpenShop = Omit<OfflineShop, 'viewer'> & { at: number }

let opened: (OpenShop & { version: string }) | undefined

/** Undefined if nothing is stored yet. */
export async function openOfflineVisit(): Promise<OfflineVisit | undefined> {
  const shop = await openShop().catch(() => undefined)
  return shop && createVisit(shop)
}

/** Opening a snapshot takes milliseconds on a phone, so it happens once per version. */
async function openShop(): Promise<OpenShop | undefined> {
  const stored = await readStoredCatalogue()
  if (!stored) return undefined
  const { snapshot, settings, banners, at } = stored
  const catalogue = opened?.version === snapshot.version ? opened.catalogue : openSnapshot(snapshot)
  opened = { catalogue, settings, banners, at, version: snapshot.version }
  return opened
}

function createVisit({ at, ...shop }: OpenShop): OfflineVisit {
  const send: Send = async (path) =>
    respondOffline({ ...shop, viewer: { wholesale: false, currency: currencyKind() } }, path)
  const requestId = ''
  const client = pageClient(createClient(send), requestId)
  return { client, me: () => client.attempt(getMe), requestId, send, since: sinceText(at) }
}

/** Like the API. */
function currencyKind(): string {
  const chosen = readChoice(parseCookies(document.cookie), 'currency', location) ?? ''
  return priceCurrencyOf(chosen)
}
