import { previewRecalculation, recalculate } from '@tecnoclick/contract/catalogue/recalculation/endpoints'
import type {
  RecalculatedProduct,
  Recalculation,
  RecalculationPreview,
} from '@tecnoclick/contract/catalogue/recalculation/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { type Column, Table } from '@tecnoclick/ui/table'
import { useToast } from '@tecnoclick/ui/toast'
import { type FormEvent, useState } from 'react'
import { requireHttpError } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Money } from '../../platform/money.tsx'
import { fillCount } from '../../platform/texts.ts'
import { RecalculationHistory } from './recalculation-history.tsx'
import { emptyRule, RuleFields, type RuleForm, toRule } from './rule-fields.tsx'

const { recalculate: texts } = office

/** Prices change only after a preview. Editing the rule discards the preview. */
export function RecalculationPage() {
  const [form, setForm] = useState<RuleForm>(emptyRule)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [previewed, setPreviewed] = useState<{ rule: Recalculation; preview: RecalculationPreview }>()
  const [isLoading, setLoading] = useState(false)
  const toast = useToast()
  const { run, busy } = useConfirmedAction()

  function change(next: RuleForm) {
    setForm(next)
    setPreviewed(undefined)
  }

  async function loadPreview(event: FormEvent) {
    event.preventDefault()
    const rule = toRule(form)
    setErrors({})
    setLoading(true)
    try {
      setPreviewed({ rule, preview: await officeClient.call(previewRecalculation, { body: rule }) })
    } catch (error) {
      const refusal = requireHttpError(error, 'save')
      const fields = refusal.body?.errors
      if (fields && !('root' in fields)) setErrors(fields)
      else toast.error(refusal.message)
    } finally {
      setLoading(false)
    }
  }

  async function apply() {
    if (!previewed) return
    const { changed } = previewed.preview
    const question = {
      title: fillText(texts.applyTitle, { count: changed }),
      text: texts.applyText,
      confirmLabel: texts.apply,
    }
    const done = await run(question, () => officeClient.call(recalculate, { body: previewed.rule }), {
      done: ({ changed: count }) => fillText(texts.done, { count }),
    })
    if (done) setPreviewed(undefined)
  }

  return (
    <>
      <PageHeading title={texts.title} text={texts.text} />
      <div className="grid gap-4">
        <Section title={texts.scope}>
          <form onSubmit={loadPreview} noValidate className="grid gap-4">
            <RuleFields form={form} errors={errors} onChange={change} />
            <Button type="submit" variant="secondary" busy={isLoading} className="justify-self-start">
              {texts.preview}
            </Button>
          </form>
        </Section>
        {previewed && (
          <Section
            title={texts.previewTitle}
            action={
              previewed.preview.changed > 0 && (
                <Button busy={busy} onClick={apply}>
                  {texts.apply}
                </Button>
              )
            }
          >
            <PreviewTable rate={previewed.rule.rate} preview={previewed.preview} />
          </Section>
        )}
        <RecalculationHistory />
      </div>
    </>
  )
}

function Cup({ amount }: { amount: number | null }) {
  return amount === null ? '—' : <Money amount={amount} currency="CUP" />
}

const columns: readonly Column<RecalculatedProduct>[] = [
  {
    key: 'product',
    header: texts.columns.product,
    cell: ({ name, sku, surcharges, unusual }) => (
      <span className="min-w-0">
        {name} <span className="block text-ink-muted text-xs">{sku}</span>
        {unusual && <Badge tone="offer">{texts.unusual}</Badge>}
        {surcharges.map(({ id, title, before, after }) => (
          <span key={id} className="block font-normal text-ink-muted text-xs">
            {fillText(texts.surcharge, { title })}: <Cup amount={before} /> → <Cup amount={after} />
          </span>
        ))}
      </span>
    ),
    className: 'free-text font-semibold max-md:justify-start max-md:text-start',
  },
  {
    key: 'price',
    header: texts.columns.price,
    align: 'end',
    cell: ({ price }) => <Money amount={price} currency="USD" />,
  },
  {
    key: 'before',
    header: texts.columns.before,
    align: 'end',
    cell: ({ priceAlt }) => <Cup amount={priceAlt.before} />,
  },
  {
    key: 'after',
    header: texts.columns.after,
    align: 'end',
    cell: ({ priceAlt }) => (
      <strong>
        <Cup amount={priceAlt.after} />
      </strong>
    ),
  },
  {
    key: 'wholesale',
    header: texts.columns.wholesale,
    align: 'end',
    cell: ({ priceMayoristaAlt: { before, after } }) =>
      before === after ? (
        <Cup amount={after} />
      ) : (
        <span>
          <Cup amount={before} /> → <strong>{<Cup amount={after} />}</strong>
        </span>
      ),
  },
]

function PreviewTable({ rate, preview }: { rate: number; preview: RecalculationPreview }) {
  const { changed, inScope, data, lastRate, unusual, unusualRate } = preview
  if (changed === 0) return <p className="text-ink-muted">{texts.nothing}</p>
  return (
    <>
      <p role="status" className="mb-3 text-sm">
        {fillText(texts.previewText, { changed, inScope })}{' '}
        {changed > data.length && fillText(texts.previewMore, { count: data.length })}{' '}
        {lastRate !== null && !unusualRate && fillText(texts.lastRate, { rate: lastRate })}
      </p>
      {(unusualRate || unusual > 0) && (
        <Notice kind="warning" role="alert" className="mb-3">
          {unusualRate && lastRate !== null && <p>{fillText(texts.unusualRate, { rate, last: lastRate })}</p>}
          {unusual > 0 && <p>{fillCount(texts.unusualPrices, unusual)}</p>}
        </Notice>
      )}
      <Table caption={texts.caption} columns={columns} rows={data} rowKey={({ id }) => id} />
    </>
  )
}
