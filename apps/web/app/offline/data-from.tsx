import { useT } from '@tecnoclick/ui/messages'
import { useLine } from './use-line.ts'

/** Beside prices and stock that may have changed since. */
export function DataFrom({ className = '' }: { className?: string }) {
  const t = useT()
  const { dataFrom } = useLine()
  if (dataFrom === undefined) return null
  return (
    <p className={`text-ink-muted text-sm ${className}`}>{t('shell.offline.dataFrom', { time: dataFrom })}</p>
  )
}
