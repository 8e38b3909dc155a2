import type { ProductAttribute } from '@tecnoclick/contract/catalogue/browse/schemas'
import { namesModel } from '@tecnoclick/domain/catalogue/own-printer'
import { useT } from '@tecnoclick/ui/messages'
import { useEffect, useState } from 'react'
import { useOwnPrinter } from '../../platform/own-printer.ts'
import { readSearchedText } from '../../platform/searched-text.ts'

/** What a supply fits, before anything else about it; what was searched for, or is the visitor's own, comes first and is marked. */
export function FittingDevices({ attributes }: { attributes: readonly ProductAttribute[] }) {
  const t = useT()
  const { model } = useOwnPrinter()
  const [searched, setSearched] = useState('')
  useEffect(() => setSearched(readSearchedText()), [])
  const fits = attributes.find(({ slug }) => slug === 'compatibilidad')
  if (!fits) return null
  const isSearched = (name: string) => namesModel(searched, name) || name === model
  const values = [...fits.values].sort((a, b) => Number(isSearched(b.name)) - Number(isSearched(a.name)))
  return (
    <p className="text-sm">
      <span className="text-ink-muted">{t('product.fits')}: </span>
      <span lang={fits.lang ?? 'es'}>
        {values.map(({ slug, name }, index) => (
          <span key={slug}>
            {index > 0 && ', '}
            {isSearched(name) ? (
              <mark className="rounded-sm bg-success-soft px-1 font-semibold text-success">{name}</mark>
            ) : (
              <bdi>{name}</bdi>
            )}
          </span>
        ))}
      </span>
    </p>
  )
}
