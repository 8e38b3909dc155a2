import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Form, useRecordContext } from 'ra-core'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { Row, Values } from '../../platform/api/resource-calls.ts'
import { keepTypedValues } from '../../platform/form/form-dialog.tsx'
import { FormError } from '../../platform/form/form-error.tsx'
import { FormUnsavedGuard } from '../../platform/form/unsaved-guard.tsx'
import { useSingleSubmit } from '../../platform/form/use-single-submit.ts'
import { TabList, TabPanel } from '../../platform/layout/tab-list.tsx'
import { useTabParam } from '../../platform/layout/use-tab-param.ts'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'
import { AttributeSection } from './attribute-section.tsx'
import { MainSection, PlaceSection, PriceSection } from './basic-sections.tsx'
import { ComboSection } from './combo-section.tsx'
import { OptionSection } from './option-section.tsx'
import { PictureSection } from './picture-section.tsx'
import { ProblemGuide } from './problem-guide.tsx'
import { formTabs, type ProductTab, type TabProblems, tabNames } from './product-tabs.ts'
import { StockSection } from './stock-section.tsx'
import { VariantSection } from './variant-section.tsx'

const { products, form: formTexts } = office

interface ProductEditorProps {
  /** Absent for a new product, which has no ledger yet. */
  row?: ProductRow
  record: Values & { id?: number }
  onSubmit: (form: Values) => Promise<Record<string, unknown> | undefined>
}

/** The product in tabs. Every tab stays mounted: what was typed survives the change and one save sends all. */
export function ProductEditor({ row, record, onSubmit }: ProductEditorProps) {
  const isPermitted = useIsPermitted()
  const submit = useSingleSubmit(onSubmit)
  const mayChange = isPermitted('products:write')
  // The units of a product with variants are those of the variants.
  const isCombo = row?.combo != null
  const showsStock = row !== undefined && row.variants === 0 && !isCombo && isPermitted('stock:read')
  const ownTabs = [
    ...(row && !isCombo ? (['variants'] as const) : []),
    ...(showsStock ? (['stock'] as const) : []),
  ]
  // Whether a product is a combo is decided when it is added; a combo has no options.
  const [first, ...more] = formTabs
  const hidden = isCombo ? 'options' : row ? 'combo' : undefined
  const shownTabs: [ProductTab, ...ProductTab[]] = [first, ...more.filter((id) => id !== hidden), ...ownTabs]
  const [active, setActive] = useTabParam(shownTabs)
  const [problems, setProblems] = useState<TabProblems>({})
  const isOfForm = (formTabs as readonly ProductTab[]).includes(active)
  const tabs = shownTabs.map((id) => ({
    id,
    label: tabNames[id],
    ...(id === 'stock' && { note: row?.stock }),
    ...(id === 'variants' && row && row.variants > 0 && { note: row.variants }),
    problem: problems[id] === undefined ? undefined : fillCount(formTexts.tabProblems, problems[id]),
  }))
  return (
    <>
      <TabList
        name="product"
        label={products.tabs}
        tabs={tabs}
        active={active}
        onChange={setActive}
        className="sticky top-14 z-12 -mx-4 mb-4 bg-canvas px-4 sm:-mx-8 sm:px-8"
      />
      {row && !isCombo && (
        <TabPanel name="product" id="variants" active={active}>
          <VariantSection row={row} />
        </TabPanel>
      )}
      {showsStock && (
        <TabPanel name="product" id="stock" active={active}>
          {active === 'stock' && <StockSection row={row} />}
        </TabPanel>
      )}
      <Form
        record={record}
        onSubmit={submit}
        resetOptions={keepTypedValues}
        disableInvalidFormNotification
        noValidate
        className="grid gap-4"
      >
        <ProblemGuide active={active} onShow={setActive} onChange={setProblems} />
        {/* What somebody may not change is shown all the same. */}
        <fieldset disabled={!mayChange} className={isOfForm ? 'min-h-[50dvh] min-w-0' : 'hidden'}>
          <FormPanels active={active} />
        </fieldset>
        {mayChange && <SaveBar isQuiet={!isOfForm} />}
        <FormUnsavedGuard />
      </Form>
    </>
  )
}

const panels = {
  main: MainSection,
  prices: PriceSection,
  pictures: PictureSection,
  place: PlaceSection,
  attributes: AttributeSection,
  options: OptionSection,
  combo: ComboSection,
}

const pricedTabs: readonly ProductTab[] = ['prices', 'options', 'combo']

function FormPanels({ active }: { active: ProductTab }) {
  const mayChangePrices = useIsPermitted()('prices:write')
  return formTabs.map((id) => {
    const Panel = panels[id]
    return (
      <TabPanel key={id} name="product" id={id} active={active}>
        <fieldset disabled={pricedTabs.includes(id) && !mayChangePrices} className="min-w-0">
          <Panel />
        </fieldset>
      </TabPanel>
    )
  })
}

function ProductFormError() {
  const row = useRecordContext<Row & { name?: string }>()
  return <FormError {...(row?.name && { current: row.name })} />
}

/** `isQuiet`: only while there is something to save. */
function SaveBar({ isQuiet }: { isQuiet: boolean }) {
  const { isDirty, isSubmitting } = useFormState()
  if (isQuiet && !isDirty) return null
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t bg-canvas/95 px-4 py-3 backdrop-blur-sm sm:-mx-8 sm:px-8">
      <div className="basis-full empty:hidden">
        <ProductFormError />
      </div>
      {isDirty && <p className="text-ink-muted text-sm">{products.unsaved}</p>}
      <Button type="submit" busy={isSubmitting}>
        {products.save}
      </Button>
    </div>
  )
}
