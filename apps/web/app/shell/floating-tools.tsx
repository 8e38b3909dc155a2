import { BackToTop } from '@tecnoclick/ui/back-to-top'
import { useT } from '@tecnoclick/ui/messages'
import { CurrencySwitch } from './currency-switch.tsx'
import type { ShellData } from './shell-data.ts'

export function FloatingTools({ shell }: { shell: ShellData }) {
  const t = useT()
  return (
    <BackToTop
      label={t('shell.backToTop')}
      beside={
        <CurrencySwitch
          shell={shell}
          className="ground flex rounded-full border p-0.5 shadow-raised *:rounded-full"
        />
      }
    />
  )
}
