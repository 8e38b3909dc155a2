import Download from 'lucide-react/icons/download'
import Share from 'lucide-react/icons/share-2'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import type { ButtonSize, ButtonVariant } from './button-class.ts'

interface PaperButtonsProps {
  /** Of a PDF. */
  href: string
  label: string
  shareLabel: string
  size?: ButtonSize
  variant?: ButtonVariant
}

/** A PDF to download, which needs no script, and to share where the browser shares files. */
export function PaperButtons({
  href,
  label,
  shareLabel,
  size = 'md',
  variant = 'secondary',
}: PaperButtonsProps) {
  const [mayShare, setMayShare] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => setMayShare(canShareFiles()), [])

  async function share(): Promise<void> {
    setBusy(true)
    try {
      await sharePaper(href)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        href={href}
        download
        variant={variant}
        size={size}
        icon={<Download aria-hidden="true" className="size-4" />}
      >
        {label}
      </Button>
      {mayShare && (
        <Button
          variant={variant}
          size={size}
          busy={isBusy}
          onClick={() => void share()}
          icon={<Share aria-hidden="true" className="size-4" />}
        >
          {shareLabel}
        </Button>
      )}
    </>
  )
}

const type = 'application/pdf'

/** Missing on plain HTTP and in some desktop browsers. */
function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], 'x.pdf', { type })] }) ?? false
}

async function sharePaper(href: string): Promise<void> {
  const file = await readPaper(href)
  // Downloaded then, where the browser says what went wrong.
  if (!file) return location.assign(href)
  // Rejects when the sheet is closed without a choice.
  await navigator.share({ files: [file] }).catch(() => {})
}

async function readPaper(href: string): Promise<File | undefined> {
  try {
    const response = await fetch(href)
    if (!response.ok) return undefined
    const [, name = 'documento.pdf'] =
      /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
    return new File([await response.blob()], name, { type })
  } catch {
    return undefined
  }
}
