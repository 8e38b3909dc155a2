import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { TextField } from '@tecnoclick/ui/text-field'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { say } from '../../platform/say.ts'

interface FormValue {
  id?: number
  name: string
  color: string
}

const { attributes } = office

/** The values of an attribute, in their order. */
export function ValueRows() {
  const { register, formState } = useFormContext<{ values: FormValue[]; filter: string }>()
  const { fields, append, remove } = useFieldArray<{ values: FormValue[] }, 'values', 'key'>({
    name: 'values',
    keyName: 'key',
  })
  const [filter, values] = useWatch<{ filter: string; values: FormValue[] }, ['filter', 'values']>({
    name: ['filter', 'values'],
  })
  const problem = formState.errors.values?.message
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold text-sm">{attributes.values}</legend>
      {fields.map((field, index) => (
        <div key={field.key} className="flex items-end gap-2">
          <TextField
            {...register(`values.${index}.name`)}
            label={say(attributes.value, { place: index + 1 })}
            labelHidden
            maxLength={120}
            autoComplete="off"
            error={formState.errors.values?.[index]?.name?.message}
            className="min-w-0 flex-1"
          />
          {filter === 'color' && (
            <input
              type="color"
              {...register(`values.${index}.color`)}
              aria-label={say(attributes.color, { place: index + 1 })}
              className="h-11 w-12 shrink-0 rounded-md border bg-raised p-1"
            />
          )}
          <IconButton
            label={say(attributes.removeValue, { name: values?.[index]?.name || String(index + 1) })}
            onClick={() => remove(index)}
            className="text-ink-muted"
          >
            <X aria-hidden="true" className="size-4.5" />
          </IconButton>
        </div>
      ))}
      {typeof problem === 'string' && <p className="font-medium text-danger text-sm">{problem}</p>}
      <Button
        variant="secondary"
        size="sm"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => append({ name: '', color: '#000000' })}
        className="justify-self-start"
      >
        {attributes.addValue}
      </Button>
      <p className="text-ink-muted text-sm">{attributes.valuesHint}</p>
    </fieldset>
  )
}
