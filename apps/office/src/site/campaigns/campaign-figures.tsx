import type { Campaign } from '@tecnoclick/contract/site/campaigns/schemas'
import { office } from '@tecnoclick/messages/office'
import { Section } from '../../platform/layout/section.tsx'

const { campaigns: texts } = office
const shown = ['recipients', 'sent', 'failed', 'clicked', 'unsubscribed'] as const

export function CampaignFigures({ figures }: { figures: Campaign['figures'] }) {
  return (
    <Section title={texts.figures}>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {shown.map((figure) => (
          <div key={figure}>
            <dt className="text-ink-muted text-sm">{texts[figure]}</dt>
            <dd className="font-semibold text-xl tabular-nums">
              {figures[figure]}
              {figure !== 'recipients' && figures.recipients > 0 && (
                <span className="ms-2 font-normal text-ink-muted text-sm">
                  {Math.round((figures[figure] / figures.recipients) * 100)} %
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-muted text-sm">{texts.figuresText}</p>
    </Section>
  )
}
