import type { CataloguePage } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import X from 'lucide-react/icons/x'
import { FacetCategory } from './facet-category.tsx'
import { FacetChoices } from './facet-choices.tsx'
import { FacetPrice } from './facet-price.tsx'
import { FacetSection } from './facet-section.tsx'
import { facetTitle } from './facet-words.ts'
import type { ListPlace } from './list-address.ts'
import { PlainLinks } from './plain-links.tsx'

export const filterPanelId = 'filtros'

/**
 * Category, price, brand, discount and colour (catalogue.md#filters-and-sorting). More attributes would make the column
 * longer than the list.
 */
const openAtFirst = 5

interface FilterPanelProps {
  list: Pick<CataloguePage, 'facets' | 'total'>
  place: ListPlace
  currency: string
}

/** Beside the list on a wide screen; on a narrow one a popover from below, which needs no script (catalogue.css). */
export function FilterPanel({ list, place, currency }: FilterPanelProps) {
  const t = useT()
  return (
    <aside id={filterPanelId} popover="auto" aria-label={t('shop.filters.title')} className="filter-panel">
      <div className="filter-panel-head">
        <p className="font-semibold text-lg">{t('shop.filters.title')}</p>
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label={t('shop.filters.close')}
          className="-me-2 grid size-11 place-items-center rounded-md hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <PlainLinks className="filter-panel-body">
        {list.facets.map((facet, index) => (
          <FacetSection
            key={facet.slug}
            title={facetTitle(facet, t)}
            open={index < openAtFirst || ('items' in facet && facet.items.some(({ selected }) => selected))}
          >
            {facet.type === 'category' && <FacetCategory facet={facet} place={place} />}
            {facet.type === 'range' && <FacetPrice facet={facet} place={place} currency={currency} />}
            {(facet.type === 'check' || facet.type === 'radio' || facet.type === 'color') && (
              <FacetChoices facet={facet} place={place} />
            )}
          </FacetSection>
        ))}
      </PlainLinks>
      <div className="filter-panel-foot">
        <Button block popoverTarget={filterPanelId} popoverTargetAction="hide">
          {t('shop.filters.show', { count: list.total })}
        </Button>
      </div>
    </aside>
  )
}
