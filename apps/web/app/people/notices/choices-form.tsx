import type { Notices } from '@tecnoclick/contract/people/notices/schemas'
import { type Channel, channels, fallbacks, noticeTopics } from '@tecnoclick/domain/platform/notices'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useNavigation } from 'react-router'
import { IntentForm } from '../../platform/form/intent-form.tsx'
import type { NoticesResult } from './notices-action.ts'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

interface ChoicesFormProps {
  notices: Notices
  posted: NoticesResult | undefined
}

/** The channel of each topic, and the hours without messages. */
export function ChoicesForm({ notices, posted }: ChoicesFormProps) {
  const t = useFullT()
  const isBusy = useNavigation().formAction?.startsWith('/account/notices') === true
  const hasSms = notices.hasSms && notices.phone !== null
  const isConnected: Record<Channel, boolean> = {
    mail: true,
    telegram: notices.telegram !== null,
    sms: hasSms,
  }
  const options = channels
    .filter((channel) => isConnected[channel])
    .map((channel) => ({ value: channel, label: t(`notices.channels.${channel}`) }))
  const shown = (channel: Channel) => (isConnected[channel] ? channel : 'mail')
  const hourOf = (hour: number | null) => (hour === null ? '' : String(hour))
  return (
    <Card padding="lg">
      <IntentForm intent="save" action="/account/notices">
        <div className="grid gap-6">
          <section className="grid gap-4">
            <h2 className="text-lg">{t('notices.choices')}</h2>
            <div className="grid gap-4 sm:grid-cols-2">
              {noticeTopics.map((topic) => (
                <SelectField
                  key={topic}
                  name={topic}
                  label={t(`notices.topics.${topic}`)}
                  options={options}
                  defaultValue={shown(notices.channels[topic])}
                />
              ))}
            </div>
            {hasSms && (
              <>
                <p className="text-ink-muted text-sm">{t('notices.smsOnly')}</p>
                <SelectField
                  name="fallback"
                  label={t('notices.fallback')}
                  options={fallbacks.map((value) => ({ value, label: t(`notices.fallbacks.${value}`) }))}
                  defaultValue={notices.fallback}
                />
              </>
            )}
          </section>
          <fieldset className="grid min-w-0 gap-3">
            <legend className="mb-1 font-semibold">{t('notices.quiet')}</legend>
            <p className="text-ink-muted text-sm">{t('notices.quietText')}</p>
            <div className="grid grid-cols-2 gap-4">
              <SelectField
                name="quietFrom"
                label={t('notices.from')}
                options={hours}
                placeholder={t('notices.none')}
                defaultValue={hourOf(notices.quietFrom)}
              />
              <SelectField
                name="quietUntil"
                label={t('notices.until')}
                options={hours}
                placeholder={t('notices.none')}
                defaultValue={hourOf(notices.quietUntil)}
                error={posted?.needsBothHours && t('notices.both')}
              />
            </div>
          </fieldset>
          <Button type="submit" busy={isBusy} className="sm:justify-self-start">
            {t('notices.save')}
          </Button>
        </div>
      </IntentForm>
    </Card>
  )
}
