import { useT } from '@tecnoclick/ui/messages'
import { useConnection } from '../platform/connection-state.ts'

/** Shown beside prices and stock of stored pages, which may be out of date. */
export function DataFrom({ className = '' }: { className?: string }) {
  const t = useT()
  const { dataFrom } = useConnection()
  if (dataFrom === undefined) return null
  return (
    <p className={`text-ink-muted text-sm ${className}`}>{t('shell.offline.dataFrom', { time: dataFrom })}</p>
  )
}
