import { attributes as attributeEndpoints } from '@tecnoclick/contract/catalogue/attributes/endpoints'
import {
  type AttributeRow,
  type AttributeValueChange,
  attributeRowSchema,
  newAttributeSchema,
} from '@tecnoclick/contract/catalogue/attributes/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf, limitsOf, optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import type { Column } from '@tecnoclick/ui/table'
import { TextField } from '@tecnoclick/ui/text-field'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { positionOf, textOf, textOrNull, textOrUndefined } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'
import {
  CheckboxInput,
  PositionInput,
  SelectInput,
  SlugInput,
  TextInput,
} from '../../platform/form/inputs.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { fillCount } from '../../platform/texts.ts'

const { attributes, common } = office
const field = fieldsOf(newAttributeSchema)

const valueNameLength = limitsOf(newAttributeSchema.shape.values.unwrap().element.shape.name).maxLength
const filters = attributeRowSchema.shape.filter.options

export function attributeCalls(client: Client): ResourceCalls {
  return editableCalls(client, attributeEndpoints, {
    toNew: ({ name, slug, filter, filterable, position, values }) => ({
      name: textOf(name),
      slug: textOrUndefined(slug),
      filter: filters.find((known) => known === filter),
      filterable: filterable === true,
      position: positionOf(position),
      values: Array.isArray(values) ? values.map((value) => toValueBody(value, filter === 'color')) : [],
    }),
  })
}

function toValueBody({ id, name, color }: Values, hasColor: boolean): AttributeValueChange {
  return {
    ...(typeof id === 'number' && { id }),
    name: textOf(name),
    color: hasColor ? textOrNull(color) : null,
  }
}

const columns: readonly Column<AttributeRow>[] = [
  titleColumn('name', common.name, ({ name }) => name),
  {
    key: 'values',
    header: attributes.values,
    cell: ({ values }) => (
      <span className="line-clamp-2 max-md:text-end" title={values.map(({ name }) => name).join(', ')}>
        {values.length > 6
          ? fillCount(attributes.count, values.length)
          : values.map(({ name }) => name).join(', ')}
      </span>
    ),
  },
  {
    key: 'filter',
    header: attributes.filter,
    cell: ({ filter, filterable }) => (filterable ? attributes.filters[filter] : '—'),
  },
]

export function AttributeList() {
  return (
    <EditableListPage<AttributeRow>
      resource="attributes"
      texts={attributes}
      nameOf={({ name }) => name}
      columns={columns}
      sort={{ field: 'name', order: 'ASC' }}
      emptyForm={{ name: '', slug: '', filter: 'check', filterable: true, position: '0', values: [] }}
      toForm={({ name, slug, filter, filterable, position, values }) => ({
        name,
        slug,
        filter,
        filterable,
        position: String(position),
        values: values.map((value) => ({ id: value.id, name: value.name, color: value.color ?? '#000000' })),
      })}
      fields={() => (
        <>
          <TextInput {...field('name')} label={common.name} initialFocus />
          <SlugInput />
          <SelectInput
            source="filter"
            label={attributes.filter}
            options={optionsOf(filters, attributes.filters)}
          />
          <CheckboxInput source="filterable" label={attributes.filterable} />
          <PositionInput />
          <AttributeValues />
        </>
      )}
    />
  )
}

interface AttributeValueForm {
  id?: number
  name: string
  color: string
}

function AttributeValues() {
  const { register, formState } = useFormContext<{ values: AttributeValueForm[]; filter: string }>()
  const { fields, append, remove } = useFieldArray<{ values: AttributeValueForm[] }, 'values', 'key'>({
    name: 'values',
    keyName: 'key',
  })
  const [filter, values] = useWatch<{ filter: string; values: AttributeValueForm[] }, ['filter', 'values']>({
    name: ['filter', 'values'],
  })
  const problem = formState.errors.values?.message
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold text-sm">{attributes.values}</legend>
      {fields.map(({ key }, index) => (
        <div key={key} className="flex items-end gap-2">
          <TextField
            {...register(`values.${index}.name`)}
            label={fillText(attributes.value, { place: index + 1 })}
            labelHidden
            maxLength={valueNameLength}
            autoComplete="off"
            error={formState.errors.values?.[index]?.name?.message}
            className="min-w-0 flex-1"
          />
          {filter === 'color' && (
            <input
              type="color"
              {...register(`values.${index}.color`)}
              aria-label={fillText(attributes.color, { place: index + 1 })}
              className="h-11 w-12 shrink-0 rounded-md border bg-raised p-1"
            />
          )}
          <IconButton
            label={fillText(attributes.removeValue, { name: values?.[index]?.name || String(index + 1) })}
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
