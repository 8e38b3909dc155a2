import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { SwitchField } from '@tecnoclick/ui/switch-field'

interface CompareToolsProps {
  onlyDifferences: boolean
  /** Two at least: one alone differs from nothing. */
  canDiffer: boolean
  onChange: (onlyDifferences: boolean) => void
  onClear: () => void
}

export function CompareTools({ onlyDifferences, canDiffer, onChange, onClear }: CompareToolsProps) {
  const t = useT()
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      {canDiffer && (
        <SwitchField
          label={t('shop.compare.onlyDifferences')}
          checked={onlyDifferences}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="no-script:hidden"
        />
      )}
      <form
        method="post"
        action="/shop/compare"
        onSubmit={(event) => {
          event.preventDefault()
          onClear()
        }}
        className="ms-auto"
      >
        <input type="hidden" name="intent" value="clear" />
        <Button type="submit" variant="quiet" size="sm" className="text-ink-muted">
          {t('shop.compare.clear')}
        </Button>
      </form>
    </div>
  )
}
