import { useFormContext, useWatch } from 'react-hook-form'
import type { ProductForm } from './product-form.ts'

type ListField = 'categories' | 'badges' | 'attributes' | 'images'

/** A list of the product's form that no registered input owns. A change clears its error, which would block every save. */
export function useListField<Name extends ListField>(name: Name) {
  const { setValue, clearErrors, formState } = useFormContext<ProductForm>()
  const value = (useWatch<ProductForm, ListField>({ name }) ?? []) as ProductForm[Name]
  const message = formState.errors[name]?.message
  return {
    value,
    error: typeof message === 'string' ? message : undefined,
    set(next: ProductForm[Name]) {
      setValue<ListField>(name, next, { shouldDirty: true })
      clearErrors(name)
    },
  }
}
