import { closeShift, getCashBook, openShift } from '@tecnoclick/contract/money/cash-book/endpoints'
import type { CashBook, CashRegister } from '@tecnoclick/contract/money/cash-book/schemas'
import { type EnteredKind, enteredKinds } from '@tecnoclick/domain/money/cash-book/cash-book'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Loaded } from '../../platform/list/list-states.tsx'
import { Money } from '../../platform/money.tsx'
import { listUrl } from '../../platform/urls.ts'
import { CourierCash } from '../closing/courier-cash.tsx'
import { CountDialog } from './count-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { Registers } from './registers.tsx'

const { cash: texts } = office

/** 'Caja': the own shift, and who has the cash of the shop (selling.md#cash-book). */
export function CashPage() {
  const query = useApiQuery({
    queryKey: ['cash'],
    read: ({ signal }) => officeClient.call(getCashBook, { signal }),
  })
  return (
    <>
      <PageHeading
        title={texts.title}
        text={texts.text}
        action={
          <Button variant="secondary" size="sm" href="/admin/cash-moves">
            {texts.moves}
          </Button>
        }
      />
      <Loaded query={query} columns={3}>
        {(book) => <Book book={book} />}
      </Loaded>
    </>
  )
}

/** What is being counted. Kept apart from the data, which is read again while a dialog is open. */
type Counting = { register: CashRegister; shiftId: number | undefined }

function Book({ book }: { book: CashBook }) {
  const { registers, courierCash, bank, shiftId } = book
  const [counting, setCounting] = useState<Counting>()
  const own = registers.find(({ shift }) => shift !== null && shift.id === shiftId)
  return (
    <div className="grid gap-4">
      <OwnShift
        register={own}
        registers={registers}
        onClose={() => own?.shift && setCounting({ register: own, shiftId: own.shift.id })}
      />
      <Registers
        registers={registers}
        mayOpen={!own}
        onOpen={(register) => setCounting({ register, shiftId: undefined })}
        onClose={(register) => register.shift && setCounting({ register, shiftId: register.shift.id })}
      />
      <CourierCash figures={{ courierCash, handIns: [] }} />
      {bank.length > 0 && (
        <Section title={texts.bank}>
          <p className="flex flex-wrap gap-x-6">
            {bank.map(({ currency, balance }) => (
              <Money key={currency} amount={balance} currency={currency} className="font-semibold" />
            ))}
          </p>
        </Section>
      )}
      {counting && <Count counting={counting} onClose={() => setCounting(undefined)} />}
    </div>
  )
}

function Count({ counting: { register, shiftId }, onClose }: { counting: Counting; onClose: () => void }) {
  const { id: registerId, name } = register
  if (shiftId === undefined)
    return (
      <CountDialog
        title={fillText(texts.openTitle, { name })}
        text={texts.openText}
        saveLabel={texts.open}
        done={texts.openDone}
        register={register}
        save={(counts, headers) => officeClient.call(openShift, { body: { registerId, counts }, headers })}
        onClose={onClose}
      />
    )
  return (
    <CountDialog
      title={fillText(texts.closeTitle, { name })}
      text={texts.closeText}
      saveLabel={texts.close}
      done={texts.closeDone}
      register={register}
      save={(counts, headers) =>
        officeClient.call(closeShift, { params: { id: shiftId }, body: { counts }, headers })
      }
      onClose={onClose}
    />
  )
}

interface OwnShiftProps {
  register: CashRegister | undefined
  registers: CashBook['registers']
  onClose: () => void
}

function OwnShift({ register, registers, onClose }: OwnShiftProps) {
  const [entering, setEntering] = useState<EnteredKind>()
  if (!register?.shift)
    return (
      <Section title={texts.myShift}>
        <p className="text-ink-muted text-sm">{texts.noOwnShift}</p>
      </Section>
    )
  const { name, shift } = register
  const hasOthers = registers.some(({ id, enable }) => enable && id !== register.id)
  return (
    <Section
      title={texts.myShift}
      action={
        <Button size="sm" variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <p className="mb-4 text-sm">
        {fillText(texts.inRegister, { name, date: formatDateTime(new Date(shift.openedDate), 'es') })}
        {' · '}
        <TextLink href={listUrl('cash-moves', { shiftId: shift.id })}>{texts.moves}</TextLink>
      </p>
      <div className="flex flex-wrap gap-2">
        {enteredKinds
          .filter((kind) => kind !== 'handOver' || hasOthers)
          .map((kind) => (
            <Button key={kind} size="sm" variant="secondary" onClick={() => setEntering(kind)}>
              {texts.enter[kind]}
            </Button>
          ))}
      </div>
      {entering && (
        <MoveDialog
          kind={entering}
          register={register}
          registers={registers}
          onClose={() => setEntering(undefined)}
        />
      )}
    </Section>
  )
}
