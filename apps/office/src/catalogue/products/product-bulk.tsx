import { exportProducts } from '@tecnoclick/contract/catalogue/csv/endpoints'
import { changeProducts } from '@tecnoclick/contract/catalogue/products/endpoints'
import type { ProductRow, ProductsChange } from '@tecnoclick/contract/catalogue/products/schemas'
import { readTypedAmount } from '@tecnoclick/domain/platform/typed-number'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Dialog } from '@tecnoclick/ui/dialog'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { useListContext } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { BulkBar } from '../../platform/list/bulk-bar.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'
import { useCategoryOptions } from '../select-options.ts'

const { bulk: texts } = office.products
type Change = Omit<ProductsChange, 'ids'>

export function ProductBulkBar() {
  const [asked, setAsked] = useState<'price' | 'category'>()
  const confirm = useConfirm()
  const isArchive = useListContext().filterValues.archived === 'true'
  return (
    <BulkBar<ProductRow> nameOf={({ name }) => name}>
      {({ ids, run, busy }) => {
        const send = (change: Change) =>
          run(() => officeClient.call(changeProducts, { body: { ids, ...change } }))
        const setOnSale = async (enable: boolean) => {
          const title = fillCount(enable ? texts.showTitle : texts.hideTitle, ids.length)
          const confirmLabel = enable ? texts.show : texts.hide
          if (await confirm({ title, text: texts.saleText, confirmLabel })) await send({ enable })
        }
        const setArchived = async (archived: boolean) => {
          const title = fillCount(archived ? texts.archiveTitle : texts.restoreTitle, ids.length)
          const text = archived ? texts.archiveText : texts.restoreText
          const confirmLabel = archived ? texts.archive : texts.restore
          if (await confirm({ title, text, confirmLabel })) await send({ archived })
        }
        const list = ids.join(',')
        return (
          <>
            <Permitted permission="products:write">
              <Button variant="secondary" size="sm" busy={busy} onClick={() => setOnSale(true)}>
                {texts.show}
              </Button>
              <Button variant="secondary" size="sm" busy={busy} onClick={() => setOnSale(false)}>
                {texts.hide}
              </Button>
              <Button variant="secondary" size="sm" busy={busy} onClick={() => setArchived(!isArchive)}>
                {isArchive ? texts.restore : texts.archive}
              </Button>
              <Button variant="secondary" size="sm" onClick={() => setAsked('category')}>
                {texts.category}
              </Button>
            </Permitted>
            <Permitted permission="prices:write">
              <Button variant="secondary" size="sm" onClick={() => setAsked('price')}>
                {texts.price}
              </Button>
            </Permitted>
            <Button variant="secondary" size="sm" href={`/admin/labels?ids=${list}`}>
              {texts.labels}
            </Button>
            <Button variant="secondary" size="sm" href={`/api${exportProducts.path}?ids=${list}`} download>
              {texts.export}
            </Button>
            {asked && (
              <ValueDialog
                asked={asked}
                count={ids.length}
                onClose={() => setAsked(undefined)}
                onChange={(change) => {
                  setAsked(undefined)
                  void send(change)
                }}
              />
            )}
          </>
        )
      }}
    </BulkBar>
  )
}

interface ValueDialogProps {
  asked: 'price' | 'category'
  count: number
  onClose: () => void
  onChange: (change: Change) => void
}

function ValueDialog({ asked, count, onClose, onChange }: ValueDialogProps) {
  const formId = useId()
  const categories = useCategoryOptions()
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const isPrice = asked === 'price'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPrice) return value === '' ? setError(texts.badCategory) : onChange({ category: value })
    const percent = readPercent(value)
    return percent === undefined ? setError(texts.badPercent) : onChange({ pricePercent: percent })
  }

  return (
    <Dialog
      title={fillCount(isPrice ? texts.priceTitle : texts.categoryTitle, count)}
      size="sm"
      open
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {office.form.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        {isPrice ? (
          <TextField
            label={texts.percent}
            hint={texts.percentHint}
            value={value}
            error={error}
            maxLength={8}
            autoComplete="off"
            data-autofocus
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        ) : (
          <SelectField
            label={texts.category}
            hint={texts.categoryHint}
            placeholder={texts.chooseCategory}
            options={categories}
            value={value}
            error={error}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        )}
      </form>
    </Dialog>
  )
}

/** `+10`, `-5 %` or `7,5`. */
function readPercent(text: string): number | undefined {
  const typed = text.replace('%', '').trim()
  const amount = readTypedAmount(typed.replace(/^[+\-−]/, ''))
  if (amount === undefined || amount === 0) return undefined
  const percent = /^[-−]/.test(typed) ? -amount : amount
  return percent < -90 || percent > 500 ? undefined : percent
}

/** For the heading of the product form that starts as a copy. */
export function copyName(name: string): string {
  return fillText(texts.copyOf, { name })
}
