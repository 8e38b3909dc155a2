import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useT } from '@tecnoclick/ui/messages'
import { NothingFound as NothingFoundDrawing } from '../../shell/drawings/nothing-found.tsx'
import { addressWithoutFilters, type ListPlace } from './list-address.ts'

/** catalogue.md#product-list. Without filters, the button clears the search text. */
export function NothingFound({ place }: { place: ListPlace }) {
  const t = useT()
  const filtered = [...place.search.keys()].some((key) => key.startsWith('filter_'))
  return (
    <EmptyState
      drawing={<NothingFoundDrawing className="w-48" />}
      title={t('shop.empty')}
      text={t('shop.emptyHint')}
      action={
        <Button href={filtered ? addressWithoutFilters(place) : '/shop/catalog'} variant="secondary">
          {t('shop.clearFilter')}
        </Button>
      }
    />
  )
}
