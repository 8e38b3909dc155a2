import { useT } from '@tecnoclick/ui/messages'
import { ChoiceButtons } from './choice-buttons.tsx'
import { CurrencyForm } from './currency-form.tsx'
import type { ShellData } from './shell-data.ts'

interface CurrencySwitchProps {
  shell: ShellData
  className?: string
}

/** All currencies at a glance: in the phone's menu and beside the back-to-top button (site.md#header-and-footer). */
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
