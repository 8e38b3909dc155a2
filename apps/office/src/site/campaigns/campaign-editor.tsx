import { adminCampaigns } from '@tecnoclick/contract/site/campaigns/endpoints'
import type { Campaign } from '@tecnoclick/contract/site/campaigns/schemas'
import type { TextLanguage } from '@tecnoclick/domain/platform/localized-text'
import { textLanguages } from '@tecnoclick/domain/platform/localized-text'
import { productMark } from '@tecnoclick/domain/site/campaign'
import { office } from '@tecnoclick/messages/office'
import { nativeNames } from '@tecnoclick/messages/platform/locales'
import { Button } from '@tecnoclick/ui/button'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { useRef, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { UnsavedGuard } from '../../platform/form/unsaved-guard.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { TabList, TabPanel } from '../../platform/layout/tab-list.tsx'
import { CampaignAudience } from './campaign-audience.tsx'
import { CampaignPreview } from './campaign-preview.tsx'
import { CampaignSending } from './campaign-sending.tsx'
import type { Draft } from './draft.ts'
import { ProductInserter } from './product-inserter.tsx'

const { campaigns: texts } = office
const tabs = textLanguages.map((id) => ({ id, label: nativeNames[id] }))

function draftOf({ subject, body, language, bought, business }: Campaign): Draft {
  return { subject, body, language, bought, business }
}

/** Writes in one language at a time, beside the mail that it makes. */
export function CampaignEditor({ campaign }: { campaign: Campaign }) {
  const [draft, setDraft] = useState(() => draftOf(campaign))
  // The version that the draft was made from; another one stored meanwhile is a conflict.
  const [version, setVersion] = useState(campaign.version)
  const [stored, setStored] = useState(() => JSON.stringify(draftOf(campaign)))
  const [language, setLanguage] = useState<TextLanguage>('es')
  const area = useRef<HTMLTextAreaElement>(null)
  const { run, busy, refusal } = useAction({ inline: true })
  const isChanged = JSON.stringify(draft) !== stored
  const dir = language === 'ar' ? 'rtl' : 'ltr'

  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const write = (key: 'subject' | 'body', words: string) =>
    setDraft((before) => ({ ...before, [key]: { ...before[key], [language]: words } }))

  /** The stored version, or undefined where it is refused. */
  async function save(): Promise<number | undefined> {
    if (!isChanged) return version
    const body = { ...draft, version }
    const call = () => officeClient.call(adminCampaigns.update, { params: { id: campaign.id }, body })
    const after = await run(call, { done: texts.saved })
    if (!after) return undefined
    setDraft(draftOf(after))
    setStored(JSON.stringify(draftOf(after)))
    setVersion(after.version)
    return after.version
  }

  function insert(slug: string) {
    const text = draft.body[language]
    const at = area.current?.selectionEnd ?? text.length
    const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()]
    write('body', [before, productMark(slug), after].filter((part) => part !== '').join('\n\n'))
    area.current?.focus()
  }

  return (
    <>
      <UnsavedGuard hasChanges={isChanged} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Section title={texts.body}>
          <TabList
            name="campaign"
            label={texts.languages}
            tabs={tabs}
            active={language}
            onChange={setLanguage}
            className="mb-4"
          />
          <TabPanel name="campaign" id={language} active={language}>
            <div className="grid gap-4">
              {language !== 'es' && <p className="text-ink-muted text-sm">{texts.fallback}</p>}
              <TextField
                label={texts.subject}
                value={draft.subject[language]}
                onChange={(event) => write('subject', event.currentTarget.value)}
                maxLength={150}
                dir={dir}
                required={language === 'es'}
              />
              <TextArea
                ref={area}
                label={texts.body}
                hint={texts.bodyHint}
                rows={12}
                value={draft.body[language]}
                onChange={(event) => write('body', event.currentTarget.value)}
                maxLength={20_000}
                dir={dir}
              />
              <ProductInserter onChoose={insert} />
              <SaveError refusal={refusal} />
              <div className="flex flex-wrap items-center gap-3">
                <Button variant="secondary" busy={busy} onClick={() => void save()}>
                  {texts.save}
                </Button>
                {isChanged && <span className="text-ink-muted text-sm">{texts.unsaved}</span>}
              </div>
            </div>
          </TabPanel>
        </Section>
        <Section title={texts.preview}>
          <CampaignPreview text={draft} language={language} onLanguage={setLanguage} />
        </Section>
      </div>
      <CampaignAudience audience={draft} onChange={change} />
      <CampaignSending id={campaign.id} draft={draft} language={language} save={save} />
    </>
  )
}
