import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Form, useRecordContext } from 'ra-core'
import { useFormState } from 'react-hook-form'
import type { Row, Values } from '../../platform/api/resource-calls.ts'
import { FormProblem } from '../../platform/form/form-problem.tsx'
import { UnsavedGuard } from '../../platform/form/unsaved-guard.tsx'
import { AttributeSection } from './sections/attribute-section.tsx'
import { MainSection } from './sections/main-section.tsx'
import { OptionSection } from './sections/option-section.tsx'
import { PictureSection } from './sections/picture-section.tsx'
import { PlaceSection } from './sections/place-section.tsx'
import { PriceSection } from './sections/price-section.tsx'

const { products } = office

/** When the row is read again, what was typed stays and the rest takes the new values. */
const resetOptions = { keepDirtyValues: true, keepDirty: true }

interface ProductSheetProps {
  record: Values & { id?: number }
  onSubmit: (form: Values) => Promise<Record<string, unknown> | undefined>
}

/** Everything of a product that is typed, with the button that saves always in view. */
export function ProductSheet({ record, onSubmit }: ProductSheetProps) {
  return (
    <Form
      record={record}
      onSubmit={onSubmit}
      resetOptions={resetOptions}
      disableInvalidFormNotification
      noValidate
      className="grid gap-4"
    >
      <Problem />
      <MainSection />
      <PriceSection />
      <PictureSection />
      <PlaceSection />
      <AttributeSection />
      <OptionSection />
      <SaveBar />
      <UnsavedGuard />
    </Form>
  )
}

function Problem() {
  const row = useRecordContext<Row & { name?: string }>()
  return <FormProblem {...(row?.name && { current: row.name })} />
}

function SaveBar() {
  const { isDirty, isSubmitting } = useFormState()
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t bg-canvas/95 px-4 py-3 backdrop-blur-sm sm:-mx-8 sm:px-8">
      {isDirty && <p className="text-ink-muted text-sm">{products.unsaved}</p>}
      <Button type="submit" busy={isSubmitting}>
        {products.save}
      </Button>
    </div>
  )
}
