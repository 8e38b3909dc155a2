import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { Price } from '@tecnoclick/ui/price'
import { sampleCurrencies } from './sample-data.ts'
import { ShowcaseSection } from './showcase-section.tsx'

const sizes = ['text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'] as const

export function ScaleSample() {
  const t = useFullT()
  return (
    <ShowcaseSection title={t('components.typography.scale')}>
      <ul className="grid gap-4">
        {sizes.map((size, index) => (
          <li key={size} className="grid items-baseline gap-x-6 sm:grid-cols-[6rem_1fr]">
            <code className="font-mono text-ink-muted text-xs">{size}</code>
            <span className={index < 3 ? `${size} font-semibold` : size}>{t('shell.tagline')}</span>
          </li>
        ))}
      </ul>
    </ShowcaseSection>
  )
}

export function HeadingSample() {
  const t = useFullT()
  const name = (level: number) => t('components.typography.headingSample', { level })
  return (
    <ShowcaseSection title={t('components.typography.headings')}>
      <div className="grid gap-3">
        <p className="font-semibold text-2xl">{name(1)}</p>
        <p className="font-semibold text-xl">{name(2)}</p>
        <p className="font-semibold text-lg">{name(3)}</p>
      </div>
    </ShowcaseSection>
  )
}

export function TextSample() {
  const t = useFullT()
  return (
    <ShowcaseSection title={t('components.typography.text')}>
      <div className="grid max-w-prose gap-4">
        <p>
          {t('components.typography.paragraph')} <strong>{t('components.typography.strong')}</strong>,{' '}
          <em>{t('components.typography.emphasis')}</em>,{' '}
          <TextLink href="/site/typography">{t('components.typography.link')}</TextLink>.
        </p>
        <p className="text-ink-muted text-sm">{t('components.typography.small')}</p>
      </div>
    </ShowcaseSection>
  )
}

export function ListSample() {
  const t = useFullT()
  const items = [1, 2, 3].map((number) => (
    <li key={number}>{t('components.typography.listSample', { number })}</li>
  ))
  return (
    <ShowcaseSection title={t('components.typography.lists')}>
      <div className="flex flex-wrap gap-x-16 gap-y-6">
        <ul className="list-disc ps-5 marker:text-offer">{items}</ul>
        <ol className="list-decimal ps-5 marker:font-semibold marker:text-link">{items}</ol>
      </div>
    </ShowcaseSection>
  )
}

export function QuoteSample() {
  const t = useFullT()
  return (
    <ShowcaseSection title={t('components.typography.quote')}>
      <figure className="max-w-prose border-offer border-s-4 ps-5">
        <blockquote className="text-lg">{t('components.typography.quoteText')}</blockquote>
        <figcaption className="mt-2 text-ink-muted text-sm">
          {t('components.typography.quoteAuthor')}
        </figcaption>
      </figure>
    </ShowcaseSection>
  )
}

export function FigureSample() {
  const t = useFullT()
  return (
    <ShowcaseSection title={t('components.typography.figures')}>
      <ul className="grid w-fit justify-items-end gap-1">
        {[123450, 8900, 111111].map((amount) => (
          <li key={amount}>
            <Price amount={amount} currency={sampleCurrencies.USD} />
          </li>
        ))}
      </ul>
    </ShowcaseSection>
  )
}

const colors = [
  { name: 'components.typography.ink', look: 'bg-ink text-canvas' },
  { name: 'components.typography.action', look: 'bg-action text-on-action' },
  { name: 'components.typography.offer', look: 'bg-offer text-on-offer' },
  { name: 'components.typography.success', look: 'bg-success-soft text-success' },
  { name: 'components.typography.danger', look: 'bg-danger-soft text-danger' },
  { name: 'components.typography.muted', look: 'bg-sunken text-ink-muted' },
  { name: 'components.typography.surface', look: 'border bg-surface text-ink' },
] as const

export function ColorSamples() {
  const t = useFullT()
  return (
    <ShowcaseSection title={t('components.typography.colors')}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        {colors.map(({ name, look }) => (
          <li key={name} className={`flex h-24 items-end rounded-md p-3 font-semibold text-sm ${look}`}>
            {t(name)}
          </li>
        ))}
      </ul>
    </ShowcaseSection>
  )
}
