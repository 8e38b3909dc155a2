import { office } from '@tecnoclick/messages/office'
import { TextField } from '@tecnoclick/ui/text-field'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

interface InlineValueProps {
  label: string
  /** What the field begins with. */
  value: string
  shown: ReactNode
  onOpen?: () => void
  /** Resolves to what is wrong, or to nothing. */
  save: (value: string) => Promise<string | undefined>
}

/** A number of the list that becomes a field when pressed. Enter saves, Esc leaves it; so does going elsewhere. */
export function InlineValue({ label, value, shown, onOpen, save }: InlineValueProps) {
  const [text, setText] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function leave(focus: boolean) {
    setText(undefined)
    setProblem(undefined)
    if (focus) requestAnimationFrame(() => button.current?.focus())
  }

  async function settle(focus: boolean) {
    if (text === undefined || busy) return
    if (text.trim() === value) return leave(focus)
    setBusy(true)
    try {
      const wrong = await save(text.trim())
      if (wrong === undefined) leave(focus)
      else setProblem(wrong)
    } finally {
      setBusy(false)
    }
  }

  function open() {
    onOpen?.()
    setText(value)
  }

  function type(typed: string) {
    setText(typed)
    setProblem(undefined)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') settle(true)
    if (event.key === 'Escape') leave(true)
  }

  if (text === undefined) {
    return (
      <button
        ref={button}
        type="button"
        aria-label={`${products.inline.change} ${label}`}
        onClick={open}
        className="-my-1 min-h-8 min-w-11 rounded-sm px-1.5 text-end tabular-nums underline decoration-line-strong decoration-dotted underline-offset-4 hover:bg-action-soft hover:decoration-current max-md:min-h-11"
      >
        {shown}
      </button>
    )
  }
  return (
    <TextField
      autoFocus
      label={label}
      labelHidden
      value={text}
      error={problem}
      aria-busy={busy || undefined}
      inputMode="decimal"
      maxLength={12}
      autoComplete="off"
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={press}
      // What was refused is not sent again by merely going elsewhere.
      onBlur={() => problem === undefined && settle(false)}
      className="ms-auto w-32 text-start"
    />
  )
}

const { products } = office
