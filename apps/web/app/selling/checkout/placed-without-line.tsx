import { useFullT } from '@tecnoclick/ui/messages'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { noteFailure, useOnline } from '../../platform/connection-state.ts'
import { isOutage } from '../../platform/form/catch-outage.ts'
import { Page } from '../../platform/page/page.tsx'

/** Undefined if the connection broke after the order was placed. */
export async function withoutLine<Loaded>(serverLoader: () => Promise<Loaded>): Promise<Loaded | undefined> {
  try {
    return await serverLoader()
  } catch (problem) {
    if (!isOutage(problem)) throw problem
    noteFailure(problem)
    return undefined
  }
}

/** The order is placed; its number and how to pay it are shown once the connection is back. */
export function PlacedWithoutLine() {
  const t = useFullT()
  const isOnline = useOnline()
  const { revalidate } = useRevalidator()
  const load = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (isOnline) load()
  }, [isOnline])
  return (
    <Page title={t('checkout.success.title')} indexed={false}>
      <p className="max-w-prose text-ink-muted">{t('checkout.success.offline')}</p>
    </Page>
  )
}
