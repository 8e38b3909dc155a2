import type { Coordinates } from '@tecnoclick/domain/site/setting-values'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import MapIcon from 'lucide-react/icons/map'
import { type MouseEvent, useState } from 'react'
import { DrawnMap } from './drawn-map.tsx'

interface ShopMapProps {
  mapUrl: string
  coordinates: Coordinates
}

/** A drawing until the visitor asks for the real map, which comes from another site (site.md#map). */
export function ShopMap({ mapUrl, coordinates: { latitude, longitude } }: ShopMapProps) {
  const t = useT()
  const [asked, setAsked] = useState(false)
  const place = `${latitude},${longitude}`

  function showHere(event: MouseEvent) {
    event.preventDefault()
    setAsked(true)
  }

  return (
    <section aria-label={t('site.contact.map')}>
      <div className="relative h-80 overflow-hidden rounded-lg border bg-sunken sm:h-96">
        {asked ? (
          <iframe
            src={mapUrl}
            title={t('site.contact.map')}
            sandbox="allow-scripts allow-same-origin allow-popups"
            className="absolute inset-0 size-full"
          />
        ) : (
          <>
            <DrawnMap className="absolute inset-0 size-full" />
            <div className="absolute start-4 bottom-4 me-4 flex max-w-md flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-raised p-3 shadow-raised">
              {/* Without script it opens the map in a tab of its own. */}
              <Button
                href={mapUrl}
                target="_blank"
                rel="noopener"
                size="sm"
                icon={<MapIcon aria-hidden="true" className="size-4.5" />}
                onClick={showHere}
              >
                {t('site.contact.loadMap')}
              </Button>
              <p className="flex-1 basis-40 text-ink-muted text-sm">{t('site.contact.mapHint')}</p>
            </div>
          </>
        )}
      </div>
      <p className="mt-2 text-sm">
        <TextLink href={`geo:${place}?q=${place}`} className="inline-flex min-h-11 items-center">
          {t('site.contact.openMap')}
        </TextLink>
      </p>
    </section>
  )
}
