import { useT } from '@tecnoclick/ui/messages'
import { ChoiceButtons } from './choice-buttons.tsx'
import { CurrencyForm } from './currency-form.tsx'
import type { ShellData } from './shell-data.ts'

interface CurrencySwitchProps {
  shell: ShellData
  className?: string
}

/** All currencies in view, one press away: in the phone's menu and beside the way back to the top (A §2). */
export function CurrencySwitch({
  shell,
  className = 'grid auto-cols-fr grid-flow-col rounded-md bg-sunken p-1',
}: CurrencySwitchProps) {
  const t = useT()
  return (
    <CurrencyForm>
      <ChoiceButtons
        name="currency"
        label={t('shell.currency.label')}
        current={shell.currency}
        choices={shell.currencies.map(({ code }) => ({ value: code, text: code }))}
        className={className}
      />
    </CurrencyForm>
  )
}
