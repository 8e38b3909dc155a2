import { addPart, movePart } from '@tecnoclick/contract/workshop/work/endpoints'
import type { PartProduct, RepairPart } from '@tecnoclick/contract/workshop/work/schemas'
import { splitSerials } from '@tecnoclick/domain/stock/serials'
import { type PartAct, partActs, unitsPerPart } from '@tecnoclick/domain/workshop/repair-parts'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { countOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { QuestionDialog } from '../../platform/form/question-dialog.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { fillCount } from '../../platform/texts.ts'
import { ProductField } from './product-field.tsx'
import { useWorkAct } from './use-work.ts'

const { parts: texts } = office.repairWork

interface PartsCardProps {
  orderId: number
  parts: readonly RepairPart[]
  /** Adding, reserving and fitting; otherwise the parts are only shown. */
  mayChange: boolean
  /** Fitted parts of a cancelled repair go back to stock. */
  mayUnfit: boolean
}

/** Units of products that the repair needs, and what became of them (workshop.md#parts). */
export function PartsCard({ orderId, parts, mayChange, mayUnfit }: PartsCardProps) {
  const [moving, setMoving] = useState<{ part: RepairPart; act: PartAct }>()
  const [isAdding, setAdding] = useState(false)
  const actsOf = (part: RepairPart) =>
    partActs.filter((act) => mostUnits(part, act) > 0 && (mayChange || (mayUnfit && act === 'unfit')))
  return (
    <Section
      title={texts.title}
      action={
        mayChange && (
          <Button size="sm" variant="secondary" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )
      }
    >
      {parts.length === 0 && <p className="text-ink-muted text-sm">{texts.none}</p>}
      <ul className="grid gap-3 empty:hidden">
        {parts.map((part) => (
          <li key={part.id} className="grid gap-2 border-b pb-3 last:border-0 last:pb-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
              <span className="min-w-0 break-words font-semibold">
                {part.quantity} × {part.product.name}
              </span>
              <span className="flex flex-wrap gap-1.5">
                {part.used > 0 && <Badge tone="success">{fillText(texts.used, { count: part.used })}</Badge>}
                {part.reserved > 0 && <Badge>{fillText(texts.reserved, { count: part.reserved })}</Badge>}
                {part.missing > 0 && (
                  <Badge tone="danger">{fillText(texts.missing, { count: part.missing })}</Badge>
                )}
              </span>
            </div>
            <p className="text-ink-muted text-xs">
              {[
                part.product.sku,
                part.quoted ? texts.quoted : texts.added,
                part.missing > 0 && fillText(texts.inStock, { count: part.product.stock }),
                serialsOf(part) && fillText(texts.serials, { serial: serialsOf(part) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <fieldset
              aria-label={fillText(texts.actsOf, { name: part.product.name })}
              className="flex flex-wrap gap-2 empty:hidden"
            >
              {actsOf(part).map((act) => (
                <Button
                  key={act}
                  size="sm"
                  variant={act === 'fit' || act === 'reserve' ? 'primary' : 'secondary'}
                  onClick={() => setMoving({ part, act })}
                >
                  {texts.acts[act]}
                </Button>
              ))}
            </fieldset>
          </li>
        ))}
      </ul>
      {moving && <MoveDialog {...moving} orderId={orderId} onClose={() => setMoving(undefined)} />}
      {isAdding && <AddDialog orderId={orderId} onClose={() => setAdding(false)} />}
    </Section>
  )
}

const serialsOf = ({ serial, serials }: RepairPart) => [serial, ...serials].filter(Boolean).join(', ')

function mostUnits({ missing, reserved, used, product }: RepairPart, act: PartAct): number {
  const units = {
    reserve: Math.min(missing, product.stock),
    fit: reserved,
    return: reserved,
    unfit: used,
    forget: missing,
  }
  return units[act]
}

interface MoveDialogProps {
  orderId: number
  part: RepairPart
  act: PartAct
  onClose: () => void
}

function MoveDialog({ orderId, part, act, onClose }: MoveDialogProps) {
  const { act: send, busy, refusal } = useWorkAct({ inline: true })
  const [error, setError] = useState<string>()
  const [serialError, setSerialError] = useState<string>()
  const most = mostUnits(part, act)
  return (
    <QuestionDialog
      title={`${texts.acts[act]}: ${part.product.name}`}
      text={texts.confirm[act]}
      saveLabel={texts.acts[act]}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onSave={async (form) => {
        const quantity = countOf(form.get('quantity')) ?? 0
        const isUnits = quantity >= 1 && quantity <= most
        setError(isUnits ? undefined : fillText(texts.badUnits, { most }))
        const typed = splitSerials(String(form.get('serials') ?? ''))
        const missing = act === 'fit' && part.needsSerials ? quantity - typed.length : 0
        setSerialError(isUnits && missing > 0 ? fillCount(office.serials.missing, missing) : undefined)
        if (!isUnits || missing > 0) return false
        const serials = act === 'unfit' ? form.getAll('unit').map(String) : typed
        const body = { act, quantity, version: part.version, serials }
        return send(
          (headers) =>
            officeClient.call(movePart, { params: { id: orderId, partId: part.id }, body, headers }),
          texts.done[act],
        )
      }}
    >
      <TextField
        name="quantity"
        label={texts.units}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={String(most)}
        error={error}
      />
      {act === 'fit' && (
        <TextArea
          name="serials"
          label={texts.serialsOf.fit}
          hint={part.needsSerials ? texts.serialsRequired : texts.serialsOptional}
          required={part.needsSerials}
          error={serialError}
          rows={2}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {act === 'unfit' && part.serials.length > 0 && (
        <fieldset className="grid gap-1 text-sm">
          <legend className="font-medium">{texts.serialsOf.unfit}</legend>
          {part.serials.map((serial) => (
            <CheckboxField key={serial} name="unit" value={serial} label={serial} />
          ))}
        </fieldset>
      )}
    </QuestionDialog>
  )
}

function AddDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const { act, busy, refusal } = useWorkAct({ inline: true })
  const [product, setProduct] = useState<PartProduct>()
  const [errors, setErrors] = useState<{ product?: string; quantity?: string }>({})
  return (
    <QuestionDialog
      title={texts.add}
      text={texts.addText}
      saveLabel={texts.add}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onSave={async (form) => {
        const quantity = countOf(form.get('quantity')) ?? 0
        const isUnits = quantity >= 1 && quantity <= unitsPerPart
        setErrors({
          ...(!product && { product: texts.missingProduct }),
          ...(!isUnits && { quantity: fillText(texts.badUnits, { most: unitsPerPart }) }),
        })
        if (!product || !isUnits) return false
        const body = { productId: product.id, quantity }
        return act(
          (headers) => officeClient.call(addPart, { params: { id: orderId }, body, headers }),
          texts.addDone,
        )
      }}
    >
      <TextField
        name="quantity"
        label={texts.units}
        inputMode="numeric"
        autoComplete="off"
        defaultValue="1"
        error={errors.quantity}
      />
      {/* Room for what is found: the dialog does not grow with the list. */}
      <div className="min-h-72">
        <ProductField label={texts.search} chosen={product} onChange={setProduct} error={errors.product} />
      </div>
    </QuestionDialog>
  )
}
