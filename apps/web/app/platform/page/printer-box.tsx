import { examplePrinter, longestPrinter } from '@tecnoclick/domain/catalogue/own-printer'
import { Button } from '@tecnoclick/ui/button'
import { cx } from '@tecnoclick/ui/cx'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import Printer from 'lucide-react/icons/printer'
import { useId } from 'react'
import { Form } from 'react-router'
import { useOwnPrinter } from '../own-printer.ts'

export const printerPage = '/shop/printer'

export function printerHref(model: string): string {
  return `${printerPage}?${new URLSearchParams({ q: model })}`
}

interface PrinterBoxProps {
  /** What was asked for on the page. */
  query?: string
  /** The page has a title of its own. */
  titleHidden?: boolean
  className?: string
}

/** One box for everything that fits a printer; it remembers the visitor's own (catalogue.md#my-printer). A form without script. */
export default function PrinterBox({ query = '', titleHidden = false, className }: PrinterBoxProps) {
  const t = useT()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={cx('rounded-lg border bg-surface p-4 sm:p-5', className)}>
      <div className={cx('grid items-end gap-x-8 gap-y-3', !titleHidden && 'md:grid-cols-2')}>
        <div className={titleHidden ? 'sr-only' : 'flex gap-3 self-center'}>
          <Printer aria-hidden="true" strokeWidth={1.6} className="mt-0.5 size-7 shrink-0 text-link" />
          <div>
            <h2 id={headingId} className="text-lg">
              {t('shop.printer.title')}
            </h2>
            <p className="text-ink-muted text-sm">{t('shop.printer.text')}</p>
          </div>
        </div>
        <Form action={printerPage} aria-labelledby={headingId} className="flex items-end gap-2">
          <TextField
            key={query}
            name="q"
            label={t('shop.printer.label')}
            placeholder={examplePrinter}
            defaultValue={query}
            maxLength={longestPrinter}
            required
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            className="min-w-0 flex-1"
          />
          <Button type="submit" variant="secondary">
            {t('shop.printer.action')}
          </Button>
        </Form>
      </div>
      <OwnPrinterLine />
    </section>
  )
}

function OwnPrinterLine() {
  const t = useT()
  const { model, choose } = useOwnPrinter()
  if (!model) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 border-t pt-1 text-sm">
      <span>
        {t('shop.printer.own')}:{' '}
        <TextLink href={printerHref(model)} className="inline-flex min-h-11 items-center font-semibold">
          <bdi>{model}</bdi>
        </TextLink>
      </span>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('shop.printer.forget', { model })}
        onClick={() => void choose(null)}
      >
        {t('shop.printer.remove')}
      </Button>
    </p>
  )
}
