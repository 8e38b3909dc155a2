import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { SelectField } from '@tecnoclick/ui/select-field'
import { SwitchField } from '@tecnoclick/ui/switch-field'
import { useState } from 'react'
import { useStoreName } from '../layout/page-heading.tsx'
import { connectPrinter, sendToPrinter, storePrinter, testTicket, usePrinter } from './printer.ts'
import { offeredPorts, type PrinterPort } from './printer-link.ts'

const { printer: texts } = office

const rolls = (['roll58', 'roll80'] as const).map((value) => ({ value, label: texts.rolls[value] }))

/** Connects the receipt printer of this computer, tries it and forgets it. */
export function PrinterDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const printer = usePrinter()
  const store = useStoreName()
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string }>()
  const [busy, setBusy] = useState(false)
  const ports = offeredPorts()

  async function attempt(work: () => Promise<string | undefined>) {
    setBusy(true)
    setOutcome(undefined)
    try {
      const text = await work()
      if (text) setOutcome({ kind: 'success', text })
    } catch {
      setOutcome({ kind: 'error', text: texts.failed })
    }
    setBusy(false)
  }

  const connect = (port: PrinterPort) =>
    void attempt(async () => ((await connectPrinter(port)) ? texts.connected : undefined))

  return (
    <Dialog open={open} onClose={onClose} title={texts.title}>
      <div className="grid gap-4">
        <p className="text-sm">{texts.text}</p>
        {outcome && (
          <Notice kind={outcome.kind} role={outcome.kind === 'error' ? 'alert' : 'status'}>
            {outcome.text}
          </Notice>
        )}
        {ports.length === 0 && <Notice kind="info">{texts.unsupported}</Notice>}
        {printer && (
          <>
            <p className="font-semibold">{fillText(texts.chosen, { name: printer.name })}</p>
            <SelectField
              label={texts.roll}
              options={rolls}
              value={printer.roll}
              onChange={({ currentTarget: { value } }) =>
                storePrinter({ ...printer, roll: value === 'roll80' ? 'roll80' : 'roll58' })
              }
            />
            <SwitchField
              label={texts.drawer}
              checked={printer.drawer}
              onChange={({ currentTarget: { checked } }) => storePrinter({ ...printer, drawer: checked })}
            />
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                busy={busy}
                onClick={() =>
                  void attempt(async () => {
                    await sendToPrinter(testTicket(store, printer))
                    return texts.tested
                  })
                }
              >
                {texts.test}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => storePrinter(undefined)}>
                {texts.forget}
              </Button>
            </div>
          </>
        )}
        {!printer && (
          <div className="flex flex-wrap gap-2">
            {ports.map((port) => (
              <Button key={port} variant="secondary" size="sm" busy={busy} onClick={() => connect(port)}>
                {texts.ports[port]}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  )
}
