import { Menu } from '@tecnoclick/ui/menu'
import { useT } from '@tecnoclick/ui/messages'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { CurrencyForm } from './currency-form.tsx'
import type { ShellData } from './shell-data.ts'

export function CurrencyMenu({ shell: { currencies, currency } }: { shell: ShellData }) {
  const t = useT()
  return (
    <CurrencyForm>
      <Menu
        align="end"
        label={t('shell.currency.current', { code: currency })}
        triggerClassName="flex h-10 items-center gap-1.5 hover:text-on-band"
        trigger={
          <>
            {currency}
            <ChevronDown aria-hidden="true" className="size-3.5" />
          </>
        }
        items={currencies.map(({ code, name }) => ({
          key: code,
          label: <CurrencyName code={code} name={name} />,
          current: code === currency,
          submit: { name: 'currency', value: code },
        }))}
      />
    </CurrencyForm>
  )
}

function CurrencyName({ code, name }: { code: string; name: string }) {
  return (
    <>
      <span className="inline-block w-12 font-semibold">{code}</span>
      <bdi className="font-normal text-ink-muted">{name}</bdi>
    </>
  )
}
