import { fillQrTemplate, transfermovilProblems } from '@tecnoclick/domain/site/transfer-qr'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { QrCode } from '@tecnoclick/ui/qr-code'
import { useState } from 'react'
import { scanQr } from './scan-qr.ts'

const { accounts: texts } = office

/** An order that is never placed. */
const sample = { amount: 2550, concept: 'ORDEN-001' }

interface QrPreviewProps {
  currency: string
  template: string
  account: string
  phone: string
}

/** The code as customers see it, why Transfermóvil would refuse it, and a test scan. */
export function QrPreview({ currency, template, account, phone }: QrPreviewProps) {
  const text = fillQrTemplate(template, { account, phone, ...sample })
  const problems = transfermovilProblems(text)
  return (
    <div className="grid gap-3 sm:grid-cols-[auto_1fr] sm:items-start">
      <QrCode text={text} label={fillText(texts.preview, { currency })} className="size-36 border" />
      <div className="grid content-start gap-2 text-sm">
        <p className="text-ink-muted">{texts.previewText}</p>
        <code className="break-all text-xs">{text}</code>
        {problems.length > 0 && (
          <Notice kind="warning" title={texts.refused}>
            <ul className="list-disc ps-5">
              {problems.map((problem) => (
                <li key={problem}>{texts.problems[problem]}</li>
              ))}
            </ul>
          </Notice>
        )}
        <TestScan key={text} text={text} />
      </div>
    </div>
  )
}

function TestScan({ text }: { text: string }) {
  const [read, setRead] = useState<{ scanned: string | undefined }>()
  const shown = read?.scanned ?? text
  const isSame = shown === text
  return (
    <>
      <div>
        <Button size="sm" variant="secondary" onClick={async () => setRead({ scanned: await scanQr(text) })}>
          {texts.scan}
        </Button>
      </div>
      <div role="status">
        {read && (
          <>
            <p className={isSame ? 'font-semibold' : 'font-semibold text-danger'}>
              {read.scanned === undefined ? texts.notScanned : isSame ? texts.scanned : texts.misread}
            </p>
            <ol className="mt-1 list-decimal ps-5">
              {shown.split(',').map((field, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the fields have no other identity than their place.
                <li key={index} className="break-all">
                  {field || texts.emptyField}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </>
  )
}
