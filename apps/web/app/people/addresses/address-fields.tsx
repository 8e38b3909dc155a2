import type { MessageKey } from '@tecnoclick/messages/translate'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FieldErrors, FieldValues } from '../../platform/form/form-result.ts'
import { PlaceFields } from './place-fields.tsx'
import type { Places } from './places.ts'

interface AddressFieldsProps {
  places: Places
  typed: FieldValues
  errors: FieldErrors
  /** Part of checkout: the courier calls before coming, and the page has larger headings of its own. */
  inline: boolean
}

type TextRow = Omit<ComponentProps<typeof TextField>, 'name' | 'label' | 'hint'> & {
  name: string
  label: AddressKey
  hint?: AddressKey
}
type AddressKey = Extract<MessageKey, `addresses.${string}`>

/** Written from left to right in every language, and not words to spell-check. */
const latin = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const
const required = true
const wide = { className: 'sm:col-span-2' } as const

const fullName: TextRow[] = [
  { name: 'name', label: 'addresses.name', autoComplete: 'given-name', required },
  { name: 'lastname', label: 'addresses.lastname', autoComplete: 'family-name', required },
]
const phone: TextRow = {
  name: 'phone',
  label: 'addresses.phone',
  autoComplete: 'tel',
  type: 'tel',
  inputMode: 'tel',
  ...latin,
}
const email: TextRow = {
  name: 'email',
  label: 'addresses.email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  required,
  ...latin,
}
const street: TextRow[] = [
  { name: 'street', label: 'addresses.street', autoComplete: 'address-line1', required, ...wide },
  {
    name: 'apartament',
    label: 'addresses.apartment',
    hint: 'addresses.apartmentHint',
    autoComplete: 'address-line2',
    maxLength: 60,
  },
]
const folded: TextRow[] = [
  { name: 'company', label: 'addresses.company', autoComplete: 'organization' },
  { name: 'website', label: 'addresses.website', inputMode: 'url', autoComplete: 'url', ...latin },
]
/** Shown but not editable (people.md#addresses). */
const coordinates: TextRow[] = [
  { name: 'latitude', label: 'addresses.latitude', disabled: true, ...latin },
  { name: 'longitude', label: 'addresses.longitude', disabled: true, ...latin },
]

/** In the order in which a courier needs them (people.md#addresses). */
export function AddressFields({ places, typed, errors, inline }: AddressFieldsProps) {
  const t = useFullT()
  const { city, chooseCity, zip } = useCityWithZip(places, typed)
  const texts = (rows: readonly TextRow[]) =>
    rows.map(({ name, label, hint, ...native }) => (
      <TextField
        key={name}
        {...native}
        name={name}
        label={t(label)}
        hint={hint && t(hint)}
        error={errors[name]}
        defaultValue={typed[name]}
      />
    ))
  return (
    <>
      <Group title={t('addresses.who')} inline={inline}>
        {texts([...fullName, { ...phone, ...(inline && { required, hint: 'addresses.phoneHint' }) }, email])}
      </Group>
      <Group title={t('addresses.where')} inline={inline}>
        <div className="grid gap-4 sm:col-span-2 sm:auto-cols-fr sm:grid-flow-col">
          <PlaceFields places={places} chosen={typed} errors={errors} city={city} onCity={chooseCity} />
        </div>
        {texts(street)}
        <TextField
          {...zip}
          name="zip"
          label={t('addresses.zip')}
          hint={t('addresses.zipHint')}
          autoComplete="postal-code"
          inputMode="numeric"
          required
          error={errors.zip}
        />
      </Group>
      <Folded title={t('addresses.more')} typed={typed} errors={errors}>
        {texts(folded)}
        {city !== '' && texts(coordinates)}
      </Folded>
    </>
  )
}

/**
 * The municipality proposes its postal code. A typed one stays until the municipality is changed, because it belongs to
 * the old one then.
 */
function useCityWithZip({ cities }: Places, typed: FieldValues) {
  const [city, setCity] = useState(typed.cityId ?? '')
  const [zip, setZip] = useState(typed.zip ?? '')
  const [proposed, setProposed] = useState<string>()
  const ref = useRef<HTMLInputElement>(null)

  function chooseCity(id: string) {
    setCity(id)
    if (city === '' && zip !== '') return
    const code = cities.find((place) => String(place.id) === id)?.zip ?? ''
    setZip(code)
    setProposed(code)
  }

  useEffect(() => {
    // The form checks and stores what is typed, and this was not typed.
    if (proposed !== undefined) ref.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [proposed])

  return {
    city,
    chooseCity,
    zip: {
      ref,
      value: zip,
      onChange: (event: { target: HTMLInputElement }) => setZip(event.target.value),
    },
  }
}

interface FoldedProps extends Pick<AddressFieldsProps, 'typed' | 'errors'> {
  title: string
  children: ReactNode
}

/** Opens for an error inside it, which could not get the focus otherwise. */
function Folded({ title, typed, errors, children }: FoldedProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const isWrong = folded.some(({ name }) => errors[name])
  const [startsOpen] = useState(isWrong || folded.some(({ name }) => typed[name]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: every check opens it again.
  useLayoutEffect(() => {
    if (isWrong && details.current) details.current.open = true
  }, [isWrong, errors])
  return (
    <details ref={details} open={startsOpen}>
      <summary className="w-fit min-h-11 cursor-pointer py-2 font-semibold text-link">{title}</summary>
      <div className="grid gap-4 pt-2 sm:grid-cols-2">{children}</div>
    </details>
  )
}

interface GroupProps {
  title: string
  inline: boolean
  children: ReactNode
}

function Group({ title, inline, children }: GroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={inline ? 'mb-3 text-ink-muted' : 'mb-4 font-semibold text-lg'}>{title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
