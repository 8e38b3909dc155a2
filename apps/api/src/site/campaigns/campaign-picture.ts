import type { Database } from '@tecnoclick/database/connect'
import { campaigns } from '@tecnoclick/database/schema/site/campaigns'
import { type TextLanguage, textIn } from '@tecnoclick/domain/platform/localized-text'
import { formatAmount } from '@tecnoclick/domain/platform/money'
import { parseCampaign, productsIn } from '@tecnoclick/domain/site/campaign'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { direction } from '@tecnoclick/messages/platform/locales'
import { campaignMails } from '@tecnoclick/messages/site/campaign-mails'
import { eq } from 'drizzle-orm'
import { readUsualRate } from '../../catalogue/prices/usual-rate.ts'
import { findFile, readWhole } from '../../platform/files/stored-file.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Offer, type Offers, readOffers, writtenPrice } from './read-offers.ts'
import { drawStatus, type StatusProduct } from './status-picture.ts'

interface Asked {
  id: number
  language: TextLanguage
  settings: Settings
  now: Date
}

/** The products of a campaign with their retail prices in the shop's first two currencies that they have. */
export async function campaignPicture(
  database: Database,
  { id, language, settings, now }: Asked,
): Promise<Buffer | Refusal> {
  const [campaign] = await database.db.select().from(campaigns).where(eq(campaigns.id, id))
  if (!campaign) return refuse('notFound')
  const slugs = productsIn(parseCampaign(textIn(campaign.body, language)))
  const offers = await readOffers(database, slugs)
  const found = slugs.flatMap((slug) => offers.bySlug.get(slug) ?? []).slice(0, 5)
  return drawStatus({
    storeName: settings.storeName,
    title: textIn(campaign.subject, language),
    date: formatDate(now, language),
    rate: await readRate(database, settings, offers),
    contact: settings.phones[0] ?? settings.email,
    isRtl: direction(language) === 'rtl',
    products: await Promise.all(found.map((offer) => productOf(database, offer, offers, language))),
  })
}

async function productOf(
  { db }: Database,
  offer: Offer,
  { currencies }: Offers,
  language: TextLanguage,
): Promise<StatusProduct> {
  const written = currencies
    .filter(({ code }) => code === 'USD' || code === 'CUP')
    .flatMap(({ code }) => writtenPrice(offer, currencies, { wholesale: false, currency: code }) ?? [])
  const file = offer.picture === undefined ? undefined : await findFile(db, offer.picture)
  return {
    name: offer.name,
    prices: written.length > 0 ? written.map(({ price }) => price) : [campaignMails[language].askPrice],
    picture: file && (await readWhole(db, file.id)),
  }
}

/** What payments are taken at; without it the rate of the prices. */
async function readRate(
  { db }: Database,
  { paymentRates }: Settings,
  { currencies }: Offers,
): Promise<string | undefined> {
  const cup = currencies.find(({ code }) => code === 'CUP')
  if (!cup) return undefined
  const usual = await readUsualRate(db)
  const amount = paymentRates.CUP ?? (usual === undefined ? undefined : Math.round(usual * 100))
  return amount === undefined ? undefined : `1 USD = ${formatAmount(amount, cup)}`
}
