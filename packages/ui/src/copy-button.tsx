import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'
import { cx } from './cx.ts'
import { useT } from './messages.tsx'

const SHOWN_MS = 2500

interface CopyButtonProps {
  text: string
  /** What is copied, when 'Copiar' alone does not say it. */
  label?: string
  className?: string
}

export function CopyButton({ text, label, className }: CopyButtonProps) {
  const t = useT()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  return (
    <span className={cx('inline-flex flex-wrap items-center gap-2 no-script:hidden', className)}>
      <Button
        variant="secondary"
        size="sm"
        onClick={async () => setOutcome((await copyText(text)) ? 'copied' : 'failed')}
        icon={outcome === 'copied' ? <Check className="size-4 text-success" /> : <Copy className="size-4" />}
      >
        {outcome === 'copied' ? t('ui.copied') : (label ?? t('ui.copy'))}
      </Button>
      <span role="status" className={outcome === 'failed' ? 'text-danger text-sm' : 'sr-only'}>
        {outcome === 'copied' && t('ui.copied')}
        {outcome === 'failed' && t('ui.copyFailed')}
      </span>
    </span>
  )
}
