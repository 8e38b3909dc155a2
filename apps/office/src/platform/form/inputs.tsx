import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { positionSchema, slugSchema } from '@tecnoclick/contract/site/content/schemas'
import { office } from '@tecnoclick/messages/office'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useT } from '@tecnoclick/ui/messages'
import { SelectField, type SelectOption } from '@tecnoclick/ui/select-field'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { required as notEmpty, useInput, ValidationError, type Validator } from 'ra-core'
import type { ComponentProps } from 'react'

interface InputProps {
  source: string
  label: string
  hint?: string | undefined
  labelHidden?: boolean
  /** Marks the field and refuses an empty value, unless `validate` replaces the check. */
  required?: boolean
  validate?: Validator
  /** Has the focus when its dialog opens. */
  initialFocus?: boolean
}

type NativeProps = Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'maxLength'>

interface TextInputProps extends InputProps, NativeProps {
  multiline?: boolean
}

/** A text field bound to ra-core's form. Its value is always text; the resource's calls convert it. */
export function TextInput({ source, validate, initialFocus, multiline = false, ...props }: TextInputProps) {
  const check = useValidator(validate, props.required)
  const { field, fieldState } = useInput({ source, parse: keepText, ...check })
  const control = {
    ...field,
    error: fieldState.error?.message && <ValidationError error={fieldState.error.message} />,
    autoComplete: 'off',
    'data-autofocus': initialFocus || undefined,
  }
  if (!multiline) return <TextField {...props} {...control} />
  const { type: _, ...areaProps } = props
  return <TextArea {...areaProps} {...control} />
}

/** ra-core's default turns an emptied field into null. */
const keepText = (text: string) => text

interface SelectInputProps extends InputProps {
  options: readonly SelectOption[]
  placeholder?: string
}

export function SelectInput({ source, validate, initialFocus, ...props }: SelectInputProps) {
  const check = useValidator(validate, props.required)
  const { field, fieldState } = useInput({ source, ...check })
  return (
    <SelectField
      {...props}
      {...field}
      error={fieldState.error?.message && <ValidationError error={fieldState.error.message} />}
      data-autofocus={initialFocus || undefined}
    />
  )
}

function useValidator(validate: Validator | undefined, isRequired = false): { validate?: Validator } {
  const t = useT()
  const validator = validate ?? (isRequired ? notEmpty(t('validation.required')) : undefined)
  return validator ? { validate: validator } : {}
}

interface CheckboxInputProps {
  source: string
  label: string
  hint?: string
  className?: string
}

export function CheckboxInput({ source, ...props }: CheckboxInputProps) {
  const { field, fieldState } = useInput({ source })
  const { value, onChange, ...control } = field
  return (
    <CheckboxField
      {...props}
      {...control}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={fieldState.error?.message}
    />
  )
}

const { common } = office

export function SlugInput() {
  return (
    <TextInput
      source="slug"
      label={common.slug}
      hint={common.slugHint}
      {...limitsOf(slugSchema.optional())}
    />
  )
}

export function PositionInput() {
  return (
    <TextInput
      source="position"
      label={common.position}
      hint={common.positionHint}
      inputMode="numeric"
      {...limitsOf(positionSchema.optional())}
    />
  )
}

export function VisibilityInput() {
  return <CheckboxInput source="enable" label={common.enable} />
}
