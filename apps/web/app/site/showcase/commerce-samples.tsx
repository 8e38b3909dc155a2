import { Avatar } from '@tecnoclick/ui/avatar'
import { Badge } from '@tecnoclick/ui/badge'
import { Counter } from '@tecnoclick/ui/counter'
import { useFullT } from '@tecnoclick/ui/messages'
import { Price } from '@tecnoclick/ui/price'
import { RatingInput } from '@tecnoclick/ui/rating-input'
import { RatingStars } from '@tecnoclick/ui/rating-stars'
import { sampleCurrencies } from './sample-data.ts'
import { Samples, ShowcaseSection } from './showcase-section.tsx'

export function BadgeSamples() {
  const t = useFullT()
  return (
    <ShowcaseSection title={t('components.sections.badges')}>
      <Samples>
        <Badge tone="offer">{t('components.typography.offer')}</Badge>
        <Badge tone="hot">{t('shop.home.bestSellers')}</Badge>
        <Badge tone="new">{t('components.typography.action')}</Badge>
        <Badge>{t('components.typography.muted')}</Badge>
        <Badge tone="success">{t('components.typography.success')}</Badge>
        <Badge tone="danger">{t('components.typography.danger')}</Badge>
        <Counter count={3} label={t('cart.indicator', { count: 3 })} />
      </Samples>
    </ShowcaseSection>
  )
}

export function PriceSamples() {
  const t = useFullT()
  return (
    <ShowcaseSection title={t('components.sections.prices')}>
      <div className="flex flex-wrap items-baseline gap-x-10 gap-y-3">
        <Price size="lg" amount={123450} compareAt={149900} currency={sampleCurrencies.USD} />
        <Price amount={123450} currency={sampleCurrencies.MLC} />
        <Price size="sm" amount={48900000} currency={sampleCurrencies.CUP} />
      </div>
    </ShowcaseSection>
  )
}

export function RatingSamples() {
  const t = useFullT()
  return (
    <ShowcaseSection title={t('components.sections.rating')}>
      <div className="flex flex-wrap items-center gap-x-10 gap-y-3">
        <RatingStars value={4.3} count={27} />
        <RatingStars value={2.5} size="sm" />
        <RatingStars value={0} />
        <RatingInput name="sample-rating" label={t('components.sections.rating')} defaultValue={4} />
      </div>
    </ShowcaseSection>
  )
}

export function AvatarSamples() {
  const t = useFullT()
  const name = t('components.fields.textSample')
  return (
    <ShowcaseSection title={t('components.sections.avatars')}>
      <Samples>
        <Avatar name={name} size="sm" />
        <Avatar name={name} />
        <Avatar name={name} size="lg" />
        <Avatar name={name} size="xl" />
      </Samples>
    </ShowcaseSection>
  )
}
