import { Button } from '@tecnoclick/ui/button'
import Upload from 'lucide-react/icons/upload'
import { useRef } from 'react'

interface FileButtonProps {
  label: string
  accept: string
  multiple?: boolean
  busy?: boolean
  onChoose: (files: File[]) => void
}

/** A button that opens the phone's or the computer's own way to choose a file. */
export function FileButton({ label, accept, multiple = false, busy = false, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // The same file may be chosen again after a refusal.
          event.currentTarget.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        icon={<Upload aria-hidden="true" className="size-4" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
