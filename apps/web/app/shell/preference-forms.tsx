import { useT } from '@tecnoclick/ui/messages'
import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import type { ShellData } from '../rendering/shell-data.ts'

/** With script only the data is reloaded; without, it is a plain post and redirect. */
export function CurrencyForm({ children }: { children: ReactNode }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action="/preferences" preventScrollReset>
      {children}
    </fetcher.Form>
  )
}

/** Always a plain form: another language is a new document with its own messages, direction and fonts. */
export function LanguageForm({ children }: { children: ReactNode }) {
  return (
    <form method="post" action="/preferences">
      {children}
    </form>
  )
}

interface CurrencySwitchProps {
  shell: ShellData
  className?: string
}

/** In the phone's menu and beside the back-to-top button (site.md#header-and-footer). */
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

interface ChoiceButtonsProps {
  name: string
  label: string
  current: string
  choices: readonly { value: string; text: string; lang?: string }[]
  className: string
}

/** A row of submit buttons, which work without script. */
export function ChoiceButtons({ name, label, current, choices, className }: ChoiceButtonsProps) {
  return (
    <fieldset aria-label={label} className={`gap-1 ${className}`}>
      {choices.map(({ value, text, lang }) => (
        <button
          key={value}
          type="submit"
          name={name}
          value={value}
          lang={lang}
          aria-current={value === current || undefined}
          className="preference"
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
