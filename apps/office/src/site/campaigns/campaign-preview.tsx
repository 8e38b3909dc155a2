import { previewCampaign } from '@tecnoclick/contract/site/campaigns/endpoints'
import type { LocalizedText, TextLanguage } from '@tecnoclick/domain/platform/localized-text'
import { textLanguages } from '@tecnoclick/domain/platform/localized-text'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { nativeNames } from '@tecnoclick/messages/platform/locales'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { Notice } from '@tecnoclick/ui/notice'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { TabList, TabPanel } from '../../platform/layout/tab-list.tsx'
import { MailPreview, PlainText } from '../../platform/mail/mail-preview.tsx'
import { useSettled } from './use-settled.ts'

const { campaigns: texts } = office

const views = ['light', 'dark', 'plain'] as const
type View = (typeof views)[number]
const tabs = views.map((id) => ({ id, label: texts[id] }))
const languages = textLanguages.map((value) => ({ value, label: nativeNames[value] }))

interface CampaignPreviewProps {
  text: { subject: LocalizedText; body: LocalizedText }
  /** The language that is being written. Default: chosen here. */
  language?: TextLanguage
  onLanguage?: (language: TextLanguage) => void
}

/** The mail as the server writes it, a moment after the text was changed. */
export function CampaignPreview({ text, language: given, onLanguage }: CampaignPreviewProps) {
  const [own, setOwn] = useState<TextLanguage>('es')
  const [view, setView] = useState<View>('light')
  const [wholesale, setWholesale] = useState(false)
  const language = given ?? own
  const asked = useSettled(JSON.stringify([text.subject, text.body]), 400)
  const [subject, body] = JSON.parse(asked) as [LocalizedText, LocalizedText]
  const { data } = useApiQuery({
    queryKey: ['campaign-preview', asked, language, wholesale],
    read: ({ signal }) =>
      officeClient.call(previewCampaign, { body: { subject, body, language, wholesale }, signal }),
    enabled: subject.es.trim() !== '',
    placeholderData: (before) => before,
  })
  return (
    <div className="grid gap-3">
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <SelectField
          label={texts.languages}
          options={languages}
          value={language}
          onChange={(event) => (onLanguage ?? setOwn)(event.currentTarget.value as TextLanguage)}
        />
        <CheckboxField
          label={texts.wholesale}
          checked={wholesale}
          onChange={(event) => setWholesale(event.currentTarget.checked)}
        />
      </div>
      <TabList name="mail-view" label={texts.views} tabs={tabs} active={view} onChange={setView} />
      <TabPanel name="mail-view" id={view} active={view}>
        {data ? (
          <div className="grid gap-3">
            {data.missing.length > 0 && (
              <Notice kind="warning">{fillText(texts.missing, { products: data.missing.join(', ') })}</Notice>
            )}
            {view === 'plain' ? (
              <PlainText text={data.text} className="max-h-[70dvh] overflow-auto" />
            ) : (
              <MailPreview
                subject={data.subject}
                html={data.html}
                dark={view === 'dark'}
                className="max-h-[70dvh]"
              />
            )}
          </div>
        ) : (
          <p className="text-ink-muted text-sm">{texts.previewEmpty}</p>
        )}
      </TabPanel>
    </div>
  )
}
