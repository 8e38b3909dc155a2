import type { PrintedPassport } from '@tecnoclick/contract/stock/passports/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { QrCode } from '@tecnoclick/ui/qr-code'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAction } from '../api/use-action.ts'
import { useStoreName } from '../layout/page-heading.tsx'
import { Section } from '../layout/section.tsx'

const { passport: texts } = office.serials

/** Makes an address and prints it at once: only its hash is stored. */
export function PassportPrint({ print }: { print: () => Promise<PrintedPassport> }) {
  const { run, busy } = useAction()
  const [printed, setPrinted] = useState<PrintedPassport>()
  useEffect(() => {
    if (printed) printAlone()
  }, [printed])

  async function make() {
    const made = await run(print, {})
    if (made) setPrinted(made)
  }

  return (
    <>
      <Section title={texts.title} className="print:hidden">
        <p className="mb-3 text-ink-muted text-sm">{texts.text}</p>
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          onClick={make}
          icon={<Printer aria-hidden="true" className="size-4" />}
        >
          {texts.print}
        </Button>
        {printed && <PassportLabel passport={printed} className="mt-4" />}
      </Section>
      {printed &&
        createPortal(<PassportLabel passport={printed} className="hidden print:block" />, document.body)}
    </>
  )
}

/** The label is beside the office in the document, which is left out of the print. */
function printAlone() {
  const app = document.getElementById('office')
  app?.classList.add('print:hidden')
  window.addEventListener('afterprint', () => app?.classList.remove('print:hidden'), { once: true })
  window.print()
}

/** On a roll of 58 mm or wider. */
function PassportLabel({ passport, className }: { passport: PrintedPassport; className: string }) {
  const store = useStoreName()
  const { path, model, serial, code } = passport
  return (
    <div className={className}>
      <div className="grid max-w-52 gap-1 text-xs">
        <strong className="text-sm">{store}</strong>
        <span className="wrap-anywhere font-semibold">{model}</span>
        {serial && <span className="wrap-anywhere">{fillText(texts.serial, { serial })}</span>}
        <QrCode text={`${location.origin}${path}`} label={texts.title} className="my-1 w-40" />
        <span>{texts.scan}</span>
        {code && (
          <span>
            <strong className="block">{fillText(texts.code, { code })}</strong>
            {texts.codeHint}
          </span>
        )}
      </div>
    </div>
  )
}
