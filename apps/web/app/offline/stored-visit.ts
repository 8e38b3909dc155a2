import { openSnapshot } from '@tecnoclick/catalogue/snapshot'
import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import type { Me } from '@tecnoclick/contract/people/security/schemas'
import { type Client, createClient, type Outcome, type Send } from '@tecnoclick/contract/platform/client'
import { parseCookies, preferenceCookies } from '@tecnoclick/contract/platform/preferences'
import { usesAltPrices } from '@tecnoclick/domain/catalogue/prices'
import { hours } from '@tecnoclick/domain/platform/duration'
import { formatDateTime, formatTime } from '@tecnoclick/messages/format-date'
import { defaultLocale, isLocale } from '@tecnoclick/messages/locales'
import { pageClient } from '../rendering/page-client.ts'
import { answerFromStore, type StoredShop } from './stored-answers.ts'
import { readStoredCatalogue } from './stored-catalogue.ts'

/** A visit to the shop as this browser keeps it: the same loaders draw the same pages from it. */
export interface StoredVisit {
  client: Client
  me(): Promise<Outcome<Me>>
  requestId: string
  send: Send
  /** The hour when the server last said that this is how things are. */
  since: string
}

type Opened = Omit<StoredShop, 'viewer'> & { at: number }

let opened: (Opened & { version: string }) | undefined

/** Undefined where nothing is kept yet. */
export async function openStoredVisit(): Promise<StoredVisit | undefined> {
  const shop = await openShop().catch(() => undefined)
  return shop && visitTo(shop)
}

/** Opening costs some milliseconds of a phone, and is done once for a version. */
async function openShop(): Promise<Opened | undefined> {
  const stored = await readStoredCatalogue()
  if (!stored) return undefined
  const { snapshot, settings, banners, at } = stored
  const catalogue = opened?.version === snapshot.version ? opened.catalogue : openSnapshot(snapshot)
  opened = { catalogue, settings, banners, at, version: snapshot.version }
  return opened
}

function visitTo({ at, ...shop }: Opened): StoredVisit {
  const send: Send = async (path) =>
    answerFromStore({ ...shop, viewer: { wholesale: false, currency: currencyKind() } }, path)
  const requestId = ''
  const client = pageClient(createClient(send), requestId)
  return { client, me: () => client.attempt(getMe), requestId, send, since: sinceText(at) }
}

/** As the API has it: USD and MLC read the same prices. */
function currencyKind(): string {
  const chosen = parseCookies(document.cookie).get(preferenceCookies.currency) ?? ''
  return usesAltPrices(chosen) ? 'CUP' : 'USD'
}

/** The hour alone would say today. */
function sinceText(at: number): string {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : defaultLocale
  const format = Date.now() - at > hours(12) ? formatDateTime : formatTime
  return format(new Date(at), locale)
}
