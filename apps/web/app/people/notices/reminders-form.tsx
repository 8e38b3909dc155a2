import type { Notices } from '@tecnoclick/contract/people/notices/schemas'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useFullT } from '@tecnoclick/ui/messages'
import { useNavigation } from 'react-router'
import { IntentForm } from '../../platform/form/intent-form.tsx'

/** What the shop may write of itself: a forgotten cart only where it was allowed. */
export function RemindersForm({ notices: { offered, reminders } }: { notices: Notices }) {
  const t = useFullT()
  const isBusy = useNavigation().formData?.get('intent') === 'reminders'
  const names = (['carts', 'reviews'] as const).filter((name) => offered[name])
  if (names.length === 0) return null
  return (
    <Card padding="lg">
      <IntentForm intent="reminders" action="/account/notices">
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-1 font-semibold text-lg">{t('notices.reminders.title')}</legend>
          <p className="text-ink-muted text-sm">{t('notices.reminders.text')}</p>
          {names.map((name) => (
            <div key={name}>
              <input type="hidden" name="choice" value={name} />
              <CheckboxField
                name={name}
                label={t(`notices.reminders.${name}`)}
                defaultChecked={reminders[name] === true}
              />
            </div>
          ))}
          <Button type="submit" variant="secondary" busy={isBusy} className="mt-2 sm:justify-self-start">
            {t('notices.save')}
          </Button>
        </fieldset>
      </IntentForm>
    </Card>
  )
}
