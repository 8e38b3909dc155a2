import { keepPreviousData } from '@tanstack/react-query'
import { getSuggestions } from '@tecnoclick/contract/catalogue/browse/endpoints'
import { useEffect, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useReading } from '../../platform/api/use-reading.ts'

const searchDelay = 150

/** The shop's own search: names, models and SKUs, with accents and slips forgiven. */
export function useProductFind(text: string) {
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), searchDelay)
    return () => clearTimeout(timer)
  }, [text])
  const found = useReading({
    queryKey: ['product-find', q],
    read: ({ signal }) => officeClient.call(getSuggestions, { query: { q, limit: 8 }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  return {
    products: q === '' ? undefined : found.data?.data,
    failed: found.isError,
    isSettled: q === text.trim(),
  }
}
