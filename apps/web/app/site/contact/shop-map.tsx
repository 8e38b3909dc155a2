import type { Coordinates } from '@tecnoclick/domain/site/setting-values'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import MapIcon from 'lucide-react/icons/map'
import { type MouseEvent, useState } from 'react'

interface ShopMapProps {
  mapUrl: string
  coordinates: Coordinates
}

/** An illustration until the visitor loads the real map, which comes from another site (site.md#map). */
export function ShopMap({ mapUrl, coordinates: { latitude, longitude } }: ShopMapProps) {
  const t = useFullT()
  const [isLoaded, setLoaded] = useState(false)
  const place = `${latitude},${longitude}`

  function showHere(event: MouseEvent) {
    event.preventDefault()
    setLoaded(true)
  }

  return (
    <section aria-label={t('site.contact.map')}>
      <div className="relative h-80 overflow-hidden rounded-lg border bg-sunken sm:h-96">
        {isLoaded ? (
          <iframe
            src={mapUrl}
            title={t('site.contact.map')}
            sandbox="allow-scripts allow-same-origin allow-popups"
            className="absolute inset-0 size-full"
          />
        ) : (
          <>
            <MapIllustration className="absolute inset-0 size-full" />
            <div className="absolute start-4 bottom-4 me-4 flex max-w-md flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-raised p-3 shadow-raised">
              {/* Without script it opens the map in a new tab. */}
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

/** Decorative: the address is in the text beside it. */
function MapIllustration({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 800 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <rect width="800" height="400" fill="var(--color-sunken)" />
      <path
        d="M-20 330c120-70 210 40 330-10s180 60 300 10 140 10 220-30v120H-20z"
        fill="var(--color-action-soft)"
      />
      <path d="M560 60h130v100H560z" fill="var(--color-success-soft)" />
      <g fill="var(--color-success)" opacity="0.35">
        <circle cx="592" cy="92" r="13" />
        <circle cx="628" cy="128" r="15" />
        <circle cx="662" cy="90" r="12" />
      </g>
      <g stroke="var(--color-surface)" strokeWidth="22" fill="none">
        <path d="M-10 48h820M-10 178h820M-10 290l820-12" />
        <path d="M86-10l-14 320M220-10v320M350-10l6 420M480-10v310M540-10v310M710-10l10 320" />
      </g>
      <g stroke="var(--color-line)" strokeWidth="1.5" fill="none" strokeDasharray="10 10">
        <path d="M-10 48h820M-10 178h820M-10 290l820-12M350-10l6 420M220-10v320M540-10v310" />
      </g>
      <g fill="var(--color-line)">
        <path d="M104 70h92v86h-92zM242 70h84v40h-84zM242 122h84v34h-84zM376 70h82v86h-82zM108 202h88v66h-88zM244 202h84v66h-84zM502 202h16v66h-16zM564 202h120v62H564zM500 70h18v86h-18z" />
      </g>
      <rect x="380" y="202" width="76" height="62" rx="4" fill="var(--color-offer)" />
      <g transform="translate(418 206) scale(0.8)">
        <ellipse rx="20" ry="7" fill="var(--color-ink)" opacity="0.2" />
        <path
          d="M0 0c-26-34-40-54-40-76a40 40 0 0 1 80 0c0 22-14 42-40 76z"
          fill="var(--color-action)"
          stroke="var(--color-surface)"
          strokeWidth="5"
        />
        <path d="M-14-90l32 11-14 7-7 14z" fill="var(--color-on-action)" />
      </g>
    </svg>
  )
}
