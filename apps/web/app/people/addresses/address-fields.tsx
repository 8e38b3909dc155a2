import type { MessageKey } from '@tecnoclick/messages/translate'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import type { ComponentProps, ReactNode } from 'react'
import type { FieldErrors, FieldValues } from '../../platform/form/form-result.ts'
import { PlaceFields } from './place-fields.tsx'
import type { Places } from './places.ts'

interface AddressFieldsProps {
  places: Places
  typed: FieldValues
  errors: FieldErrors
}

type TextRow = Omit<ComponentProps<typeof TextField>, 'name' | 'label'> & {
  name: string
  label: Extract<MessageKey, `addresses.${string}`>
}

/** Written from left to right in every language, and not words to spell-check. */
const latin = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const
const required = true

const who: TextRow[] = [
  { name: 'name', label: 'addresses.name', autoComplete: 'given-name', required },
  { name: 'lastname', label: 'addresses.lastname', autoComplete: 'family-name', required },
  { name: 'company', label: 'addresses.company', autoComplete: 'organization', className: 'sm:col-span-2' },
]

const where: TextRow[] = [
  { name: 'zip', label: 'addresses.zip', autoComplete: 'postal-code', inputMode: 'numeric', required },
  { name: 'street', label: 'addresses.street', autoComplete: 'address-line1', required },
  { name: 'apartament', label: 'addresses.apartment', autoComplete: 'address-line2' },
]

/** Shown but not editable (people.md#addresses). */
const coordinates: TextRow[] = [
  { name: 'latitude', label: 'addresses.latitude', disabled: true, ...latin },
  { name: 'longitude', label: 'addresses.longitude', disabled: true, ...latin },
]

const contact: TextRow[] = [
  {
    name: 'email',
    label: 'addresses.email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    required,
    ...latin,
  },
  { name: 'phone', label: 'addresses.phone', autoComplete: 'tel', type: 'tel', inputMode: 'tel', ...latin },
  {
    name: 'website',
    label: 'addresses.website',
    inputMode: 'url',
    autoComplete: 'url',
    className: 'sm:col-span-2',
    ...latin,
  },
]

/** people.md#addresses */
export function AddressFields({ places, typed, errors }: AddressFieldsProps) {
  const t = useFullT()
  const texts = (rows: readonly TextRow[]) =>
    rows.map(({ name, label, ...native }) => (
      <TextField
        key={name}
        {...native}
        name={name}
        label={t(label)}
        error={errors[name]}
        defaultValue={typed[name]}
      />
    ))
  return (
    <>
      <Group title={t('addresses.who')}>{texts(who)}</Group>
      <Group title={t('addresses.where')}>
        <PlaceFields places={places} chosen={typed} errors={errors} />
        {texts(where)}
        <div className="grid grid-cols-2 gap-4 sm:col-span-2">{texts(coordinates)}</div>
      </Group>
      <Group title={t('addresses.contact')}>{texts(contact)}</Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-semibold text-lg">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
