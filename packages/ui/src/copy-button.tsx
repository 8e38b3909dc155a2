import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { useT } from './messages.tsx'

const shownMs = 2500

interface CopyButtonProps {
  text: string
  /** What is copied, when 'Copiar' alone does not say it. */
  label?: string
  /** The label is for screen readers: what is copied stands beside the button. */
  labelHidden?: boolean
  className?: string
}

export function CopyButton({ text, label, labelHidden = false, className }: CopyButtonProps) {
  const t = useT()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])

  return (
    <span className={cx('inline-flex flex-wrap items-center gap-2 no-script:hidden', className)}>
      <Button
        variant="secondary"
        size="sm"
        aria-label={labelHidden ? label : undefined}
        onClick={async () => setOutcome((await copyText(text)) ? 'copied' : 'failed')}
        icon={outcome === 'copied' ? <Check className="size-4 text-success" /> : <Copy className="size-4" />}
      >
        {outcome === 'copied' ? t('ui.copied') : (!labelHidden && label) || t('ui.copy')}
      </Button>
      <span role="status" className={outcome === 'failed' ? 'text-danger text-sm' : 'sr-only'}>
        {outcome === 'copied' && t('ui.copied')}
        {outcome === 'failed' && t('ui.copyFailed')}
      </span>
    </span>
  )
}

/** Browsers have no `navigator.clipboard` on plain HTTP, which shops in a local network use. */
async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => copyBySelection(text),
    )
  }
  return copyBySelection(text)
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.cssText = 'position:fixed;inset-block-start:0;opacity:0'
  // A modal dialog makes the rest of the page inert, where nothing can be selected.
  const host = document.querySelector('dialog:modal') ?? document.body
  const focused = document.activeElement
  host.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
