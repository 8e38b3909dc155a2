import { getPassport } from '@tecnoclick/contract/stock/passports/endpoints'
import type { Passport } from '@tecnoclick/contract/stock/passports/schemas'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { Card } from '@tecnoclick/ui/card'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT, useLocale, useMoreMessages } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import type { ReactNode } from 'react'
import { data } from 'react-router'
import { telephoneHref } from '../../platform/page/contact-links.ts'
import { Page } from '../../platform/page/page.tsx'
import { productPath } from '../../platform/page/product-urls.ts'
import { visitOf } from '../../rendering/context.ts'
import { isTransient, refusedPage } from '../../rendering/page-client.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import type { Route } from './+types/passport.ts'
import { equipmentTexts } from './equipment-texts.ts'

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { client, preferences, requestId } = visitOf(context)
  const outcome = await client.attempt(getPassport, { params: { token } })
  const texts = equipmentTexts(preferences.locale)
  if (outcome.ok) return data({ passport: outcome.data, texts })
  if (isTransient(outcome.error)) throw refusedPage(outcome.error, requestId)
  return data({ passport: null, texts }, { status: 404 })
}

/** The token in the address goes into no cache, no search engine and, as a referrer, to nobody. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
}

/** What whoever scans a device may know of it (selling.md#passports). */
export default function PassportPage({ loaderData: { passport, texts } }: Route.ComponentProps) {
  useMoreMessages(texts)
  const t = useFullT()
  if (!passport) {
    return (
      <Page title={t('equipment.passport.title')} indexed={false}>
        <p className="max-w-prose">{t('equipment.passport.gone')}</p>
      </Page>
    )
  }
  return (
    <Page title={passport.model} titleLang="es" intro={t('equipment.passport.title')} indexed={false}>
      <div className="grid max-w-2xl gap-6">
        {passport.stolen && <StolenNotice />}
        <Facts passport={passport} />
        {passport.supplies.length > 0 && (
          <section aria-labelledby="insumos" className="grid gap-2">
            <h2 id="insumos" className="text-lg">
              {t('equipment.passport.supplies')}
            </h2>
            <ul className="divide-y divide-line border-y">
              {passport.supplies.map(({ name, slug }) => (
                <li key={slug} className="flex min-h-11 items-center py-1">
                  <TextLink href={productPath(slug)}>
                    <bdi lang="es">{name}</bdi>
                  </TextLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="text-ink-muted text-sm">{t('equipment.passport.privacy')}</p>
      </div>
    </Page>
  )
}

function StolenNotice() {
  const t = useFullT()
  const phone = useShellData()?.store.supportPhone
  return (
    <Notice kind="error">
      <strong className="block">{t('equipment.passport.stolen')}</strong>
      {t('equipment.passport.stolenText')}{' '}
      {phone && (
        <TextLink href={telephoneHref(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </TextLink>
      )}
    </Notice>
  )
}

function Facts({ passport: { brand, slug, warranty, repairs } }: { passport: Passport }) {
  const t = useFullT()
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact name={t('equipment.passport.brand')}>
          <bdi lang="es">{brand || '—'}</bdi>
          {slug && (
            <TextLink href={productPath(slug)} className="block font-normal text-sm">
              {t('equipment.passport.product')}
            </TextLink>
          )}
        </Fact>
        <Fact name={t('equipment.passport.warranty')}>
          <Warranty warranty={warranty} />
        </Fact>
        <Fact name={t('equipment.passport.repairs')}>
          {repairs.length === 0 && t('equipment.passport.noRepairs')}
          <ul>
            {repairs.map(({ service, count }) => (
              <li key={service} lang="es">
                {`${count} × ${service}`}
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
    </Card>
  )
}

function Warranty({ warranty: { holds, until } }: { warranty: Passport['warranty'] }) {
  const t = useFullT()
  const locale = useLocale()
  if (until === null) return t('equipment.passport.none')
  const date = formatDate(noonOf(until), locale)
  if (!holds) return t('equipment.passport.over', { date })
  return <Badge tone="success">{t('equipment.passport.holds', { date })}</Badge>
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-sm">{name}</dt>
      <dd className="mt-0.5 font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
