import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { useInput, ValidationError, type Validator } from 'ra-core'
import type { ComponentProps } from 'react'

type Native = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'maxLength' | 'hint' | 'labelHidden'
>

interface TextInputProps extends Native {
  source: string
  label: string
  required?: boolean
  validate?: Validator | Validator[]
  multiline?: boolean
  /** Where the cursor stands when the dialog opens. */
  first?: boolean
}

/** The design system's text field in a form of ra-core. What is typed stays text; whoever sends it reads it. */
export function TextInput({ source, validate, first = false, multiline = false, ...look }: TextInputProps) {
  const { field, fieldState } = useInput({ source, parse: asTyped, ...(validate && { validate }) })
  const message = fieldState.error?.message
  const control = {
    ...field,
    error: message && <ValidationError error={message} />,
    autoComplete: 'off',
    'data-autofocus': first || undefined,
  }
  if (!multiline) return <TextField {...look} {...control} />
  const { type: _, ...area } = look
  return <TextArea {...area} {...control} />
}

/** ra-core would turn an emptied field into null. */
const asTyped = (text: string) => text
