import { optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { countAudience } from '@tecnoclick/contract/site/campaigns/endpoints'
import type { Audience } from '@tecnoclick/contract/site/campaigns/schemas'
import { textLanguages } from '@tecnoclick/domain/platform/localized-text'
import { boughtChoices, businessChoices } from '@tecnoclick/domain/site/campaign'
import { office } from '@tecnoclick/messages/office'
import { nativeNames } from '@tecnoclick/messages/platform/locales'
import { SelectField } from '@tecnoclick/ui/select-field'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { Section } from '../../platform/layout/section.tsx'
import { fillCount } from '../../platform/texts.ts'

const { campaigns: texts } = office

/** How many would get it now. */
export function useAudienceCount({ language, bought, business }: Audience): number | undefined {
  const query = { bought, business, ...(language !== null && { language }) }
  return useApiQuery({
    queryKey: ['campaign-audience', language, bought, business],
    read: ({ signal }) => officeClient.call(countAudience, { query, signal }),
    placeholderData: (before) => before,
  }).data?.count
}

interface CampaignAudienceProps {
  audience: Audience
  onChange: (part: Partial<Audience>) => void
}

export function CampaignAudience({ audience, onChange }: CampaignAudienceProps) {
  const count = useAudienceCount(audience)
  return (
    <Section title={texts.audience}>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={texts.language}
          placeholder={texts.everyLanguage}
          options={optionsOf(textLanguages, nativeNames)}
          value={audience.language ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ language: textLanguages.find((each) => each === value) ?? null })
          }
        />
        <SelectField
          label={texts.bought}
          options={optionsOf(boughtChoices, texts.boughtChoices)}
          value={audience.bought}
          onChange={({ currentTarget: { value } }) =>
            onChange({ bought: boughtChoices.find((each) => each === value) ?? 'all' })
          }
        />
        <SelectField
          label={texts.business}
          options={optionsOf(businessChoices, texts.businessChoices)}
          value={audience.business}
          onChange={({ currentTarget: { value } }) =>
            onChange({ business: businessChoices.find((each) => each === value) ?? 'all' })
          }
        />
      </div>
      <p className="mt-4 font-semibold" aria-live="polite">
        {count === undefined ? '…' : fillCount(texts.count, count)}
      </p>
      <p className="text-ink-muted text-sm">{texts.countText}</p>
    </Section>
  )
}
