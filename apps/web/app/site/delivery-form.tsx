import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { SelectField } from '@tecnoclick/ui/select-field'
import { Form, useNavigation, useSubmit } from 'react-router'
import { ListFailed } from '../shell/list-failed.tsx'
import type { Delivery, Place } from './load-delivery.ts'

/** Two selects in a plain GET form; with script each choice is sent at once and the page only changes in place. */
export function DeliveryForm({ delivery: { states, cities, state, city } }: { delivery: Delivery }) {
  const t = useT()
  const submit = useSubmit()
  const { formData: sent } = useNavigation()
  if (!states) return <ListFailed text={t('site.delivery.statesFailed')} className="m-5" />

  const ask = (choice: { state: string; city?: string }) =>
    submit(choice, { replace: true, preventScrollReset: true })

  // What was just chosen shows at once; the answer confirms it. Both selects stay in place and keep the focus.
  const chosen = (name: string, place: Place | undefined) => String(sent?.get(name) ?? place?.id ?? '')

  return (
    <Form preventScrollReset aria-busy={sent !== undefined} className="p-5 sm:p-8">
      <h3 className="mb-4 text-lg">{t('site.delivery.question')}</h3>
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
        <SelectField
          name="state"
          label={t('site.delivery.state')}
          placeholder={t('site.delivery.chooseState')}
          options={states.map(toOption)}
          value={chosen('state', state)}
          onChange={(event) => ask({ state: event.target.value })}
        />
        <SelectField
          name="city"
          label={t('site.delivery.city')}
          placeholder={t(state ? 'site.delivery.chooseCity' : 'site.delivery.chooseStateFirst')}
          options={(cities ?? []).map(toOption)}
          value={chosen('city', city)}
          disabled={!state}
          onChange={(event) => ask({ state: chosen('state', state), city: event.target.value })}
        />
        <Button type="submit" variant="secondary">
          {t('site.delivery.check')}
        </Button>
      </div>
      {!cities && <ListFailed text={t('site.delivery.citiesFailed')} className="m-5" />}
    </Form>
  )
}

function toOption({ id, name }: Place) {
  return { value: String(id), label: name }
}
