import { type WebhookEventType, webhookEventTypes } from '@tecnoclick/domain/platform/webhooks'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { FieldNotes, RequiredMark } from '@tecnoclick/ui/field'
import { useInput, ValidationError } from 'ra-core'
import { useId } from 'react'

const { webhooks: texts } = office

type Group = keyof typeof texts.groups

const groups = Object.keys(texts.groups) as Group[]
const typesOf = (group: Group) => webhookEventTypes.filter((type) => type.startsWith(`${group}.`))

/** The events that a webhook gets, by what they are about. */
export function EventChoice() {
  const id = useId()
  const { field, fieldState } = useInput({
    source: 'events',
    validate: (chosen: unknown) =>
      Array.isArray(chosen) && chosen.length > 0 ? undefined : texts.eventsMissing,
  })
  const chosen: readonly WebhookEventType[] = Array.isArray(field.value) ? field.value : []
  // In the order of the list, so that undoing a choice is no change.
  const choose = (wanted: (type: WebhookEventType) => boolean) =>
    field.onChange(webhookEventTypes.filter(wanted))
  const error = fieldState.error?.message && <ValidationError error={fieldState.error.message} />
  const notes = { hintId: `${id}-hint`, errorId: `${id}-error` }
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? notes.errorId : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">
        {texts.events}
        <RequiredMark />
      </legend>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => choose(() => true)}>
          {texts.all}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => choose(() => false)}>
          {texts.none}
        </Button>
      </div>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {groups.map((group) => (
          <fieldset key={group} className="grid content-start gap-1">
            <legend className="mb-1 text-ink-muted text-sm">{texts.groups[group]}</legend>
            {typesOf(group).map((type) => (
              <CheckboxField
                key={type}
                label={texts.types[type]}
                checked={chosen.includes(type)}
                onChange={(event) => {
                  const { checked } = event.currentTarget
                  choose((one) => (one === type ? checked : chosen.includes(one)))
                }}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <FieldNotes error={error} {...notes} />
    </fieldset>
  )
}
