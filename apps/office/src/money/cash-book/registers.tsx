import type { CashBook, CashRegister } from '@tecnoclick/contract/money/cash-book/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { useState } from 'react'
import { Section } from '../../platform/layout/section.tsx'
import { Money } from '../../platform/money.tsx'
import { Permitted, useIsPermitted } from '../../platform/permissions.tsx'
import { RegisterDialog } from './register-dialog.tsx'

const { cash: texts } = office

interface RegistersProps {
  registers: CashBook['registers']
  /** Whoever has a shift opens no other. */
  mayOpen: boolean
  onOpen: (register: CashRegister) => void
  onClose: (register: CashRegister) => void
}

/** What is in each register, and who answers for it. */
export function Registers({ registers, mayOpen, onOpen, onClose }: RegistersProps) {
  const [edited, setEdited] = useState<CashRegister | 'new'>()
  const isPermitted = useIsPermitted()
  const shown = isPermitted('registers:write') ? registers : registers.filter(({ enable }) => enable)
  return (
    <Section
      title={texts.registers}
      action={
        <Permitted permission="registers:write">
          <Button size="sm" variant="secondary" onClick={() => setEdited('new')}>
            {texts.newRegister}
          </Button>
        </Permitted>
      }
    >
      <ul className="grid gap-4">
        {shown.map((register) => (
          <li
            key={register.id}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t pt-3 first:border-0 first:pt-0"
          >
            <RegisterFacts register={register} />
            <span className="flex flex-wrap gap-2">
              {register.enable && !register.shift && mayOpen && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={fillText(texts.openOf, { name: register.name })}
                  onClick={() => onOpen(register)}
                >
                  {texts.open}
                </Button>
              )}
              <Permitted permission="registers:write">
                {register.shift && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={fillText(texts.closeOf, { name: register.name })}
                    onClick={() => onClose(register)}
                  >
                    {texts.close}
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={fillText(texts.changeOf, { name: register.name })}
                  onClick={() => setEdited(register)}
                >
                  {texts.changeRegister}
                </Button>
              </Permitted>
            </span>
          </li>
        ))}
      </ul>
      {edited && (
        <RegisterDialog
          {...(edited !== 'new' && { register: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  )
}

function RegisterFacts({
  register: { name, enable, isDefault, shift, balances },
}: {
  register: CashRegister
}) {
  const held = balances.filter(({ balance }) => balance !== 0)
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {name}
        {isDefault && <Badge>{texts.mainRegister}</Badge>}
        {!enable && <Badge>{texts.outOfUse}</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-4">
        {held.length === 0 && <span className="text-ink-muted text-sm">{texts.empty}</span>}
        {held.map(({ currency, balance }) => (
          <Money
            key={currency}
            amount={balance}
            currency={currency}
            {...(balance < 0 && { className: 'text-danger' })}
          />
        ))}
      </p>
      <p className="text-ink-muted text-xs">
        {shift
          ? fillText(texts.shiftOf, {
              name: shift.clerk,
              date: formatDateTime(new Date(shift.openedDate), 'es'),
            })
          : isDefault
            ? `${texts.noShift}. ${texts.mainText}`
            : texts.noShift}
      </p>
    </div>
  )
}
