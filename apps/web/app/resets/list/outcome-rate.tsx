import type { Reset } from '@tecnoclick/contract/resets/files/schemas'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'

/** How often a file worked, where enough buyers have said (resets.md#outcomes). */
export function OutcomeRate({ reset: { outcomes }, className }: { reset: Reset; className?: string }) {
  const t = useFullT()
  const locale = useLocale()
  if (!outcomes) return null
  return (
    <span lang={locale} className={className}>
      {t('resets.outcome.rate', outcomes)}
    </span>
  )
}
