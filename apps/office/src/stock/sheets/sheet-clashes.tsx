import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import type { Clash } from './merge-drafts.ts'

const { stockSheets: texts } = office

interface SheetClashesProps {
  clashes: readonly Clash[]
  onChoose: (clash: Clash, whose: 'mine' | 'theirs') => void
}

/** What two people changed in different ways, with both values. */
export function SheetClashes({ clashes, onChoose }: SheetClashesProps) {
  if (clashes.length === 0) return null
  return (
    <Notice kind="warning" role="alert" title={texts.clashTitle}>
      <p>{texts.clashText}</p>
      {clashes.map((clash) => {
        const { field, product, mine, theirs } = clash
        const name = [product?.name, texts.clashFields[field]].filter(Boolean).join(' · ')
        return (
          <fieldset key={`${field}-${product?.productId}`} className="mt-3">
            <legend className="wrap-anywhere font-semibold">{name}</legend>
            <div className="mt-1 flex flex-wrap gap-2">
              <Button size="sm" variant="secondary" onClick={() => onChoose(clash, 'mine')}>
                {fillText(texts.keepMine, { value: shown(mine) })}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => onChoose(clash, 'theirs')}>
                {fillText(texts.keepTheirs, { value: shown(theirs) })}
              </Button>
            </div>
          </fieldset>
        )
      })}
    </Notice>
  )
}

function shown(value: string | undefined): string {
  return value === undefined ? texts.clashRemoved : value || texts.clashEmpty
}
