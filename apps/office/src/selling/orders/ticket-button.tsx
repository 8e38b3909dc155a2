import { getOrderTicket } from '@tecnoclick/contract/selling/papers/endpoints'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { useToast } from '@tecnoclick/ui/toast'
import Printer from 'lucide-react/icons/printer'
import Settings2 from 'lucide-react/icons/settings-2'
import { useState } from 'react'
import { sendToPrinter, usePrinter } from '../../platform/printing/printer.ts'
import { PrinterDialog } from '../../platform/printing/printer-dialog.tsx'

const { printer: texts } = office

interface TicketButtonProps {
  orderId: number
  /** Only right after a sale in cash. */
  opensDrawer?: boolean
}

/** Prints the receipt on the connected printer without a dialog; without one it is connected here. */
export function TicketButton({ orderId, opensDrawer = false }: TicketButtonProps) {
  const printer = usePrinter()
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const toast = useToast()

  async function print() {
    if (!printer) return
    setBusy(true)
    try {
      const drawer = opensDrawer && printer.drawer
      const query = new URLSearchParams({ format: printer.roll, ...(drawer && { drawer: 'true' }) })
      const path = getOrderTicket.path.replace('{id}', String(orderId))
      const response = await fetch(`/api${path}?${query}`)
      if (!response.ok) throw new Error(`The receipt answered ${response.status}`)
      await sendToPrinter(new Uint8Array(await response.arrayBuffer()))
    } catch {
      toast.error(texts.failed)
    }
    setBusy(false)
  }

  return (
    <>
      {printer ? (
        <>
          <Button
            variant="secondary"
            size="sm"
            busy={busy}
            onClick={() => void print()}
            icon={<Printer aria-hidden="true" className="size-4" />}
          >
            {texts.print}
          </Button>
          <IconButton label={texts.title} size="sm" onClick={() => setOpen(true)}>
            <Settings2 aria-hidden="true" className="size-4" />
          </IconButton>
        </>
      ) : (
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          {texts.connect}
        </Button>
      )}
      <PrinterDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
