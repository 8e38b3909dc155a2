import { office } from '@tecnoclick/messages/office'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { SelectField } from '@tecnoclick/ui/select-field'
import X from 'lucide-react/icons/x'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCategoryOptions } from '../../../platform/desk/use-choices.ts'
import { CheckInput } from '../../../platform/form/check-input.tsx'
import { Section } from '../../../platform/layout/section.tsx'
import { say } from '../../../platform/say.ts'
import type { ProductForm } from '../product-form.ts'

const { fields, sections } = office.products

const badgeNames = Object.entries(fields.badgeNames) as [ProductForm['badges'][number], string][]

export function PlaceSection() {
  return (
    <Section title={sections.place}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Categories />
        <div>
          <Badges />
          <CheckInput source="featured" label={fields.featured} />
          <CheckInput source="enable" label={fields.enable} />
        </div>
      </div>
    </Section>
  )
}

function Categories() {
  const { setValue, formState } = useFormContext<ProductForm>()
  const chosen = useWatch<ProductForm, 'categories'>({ name: 'categories' }) ?? []
  const options = useCategoryOptions()
  const nameOf = (slug: string) => options.find(({ value }) => value === slug)?.label.trim() ?? slug
  const set = (next: string[]) => setValue('categories', next, { shouldDirty: true })
  return (
    <div className="grid content-start gap-2">
      <SelectField
        label={fields.categories}
        hint={fields.categoriesHint}
        placeholder={fields.addCategory}
        options={options.filter(({ value }) => !chosen.includes(value))}
        value=""
        error={formState.errors.categories?.message}
        onChange={({ currentTarget: { value } }) => value && set([...chosen, value])}
      />
      <ol className="flex flex-wrap gap-2">
        {chosen.map((slug) => (
          <li key={slug} className="inline-flex items-center rounded-md bg-sunken ps-3 text-sm">
            {nameOf(slug)}
            <IconButton
              label={say(fields.removeCategory, { name: nameOf(slug) })}
              size="sm"
              onClick={() => set(chosen.filter((other) => other !== slug))}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Badges() {
  const { setValue } = useFormContext<ProductForm>()
  const chosen = useWatch<ProductForm, 'badges'>({ name: 'badges' }) ?? []
  return (
    <fieldset>
      <legend className="font-semibold text-sm">{fields.badges}</legend>
      <div className="flex flex-wrap gap-x-6">
        {badgeNames.map(([badge, label]) => (
          <CheckboxField
            key={badge}
            label={label}
            checked={chosen.includes(badge)}
            onChange={({ currentTarget: { checked } }) =>
              setValue('badges', checked ? [...chosen, badge] : chosen.filter((other) => other !== badge), {
                shouldDirty: true,
              })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
