import { office } from '@tecnoclick/messages/office'
import { useT } from '@tecnoclick/ui/messages'
import { required } from 'ra-core'
import { CheckInput } from '../form/check-input.tsx'
import { TextInput } from '../form/text-input.tsx'

const { words } = office.shopDesks

interface LineProps {
  source: string
  label: string
  hint?: string
  maxLength?: number
  first?: boolean
  multiline?: boolean
}

/** A text that must be given. */
export function RequiredLine(props: LineProps) {
  const t = useT()
  return <TextInput {...props} required validate={required(t('validation.required'))} />
}

export function SlugField() {
  return <TextInput source="slug" label={words.slug} hint={words.slugHint} maxLength={80} />
}

export function PositionField() {
  return (
    <TextInput
      source="position"
      label={words.position}
      hint={words.positionHint}
      inputMode="numeric"
      maxLength={5}
    />
  )
}

export function ShownField() {
  return <CheckInput source="enable" label={words.enable} />
}
