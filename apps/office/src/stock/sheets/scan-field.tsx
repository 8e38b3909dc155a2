import { lookUpCodes } from '@tecnoclick/contract/stock/sheets/endpoints'
import type { SheetProduct } from '@tecnoclick/contract/stock/sheets/schemas'
import { readSheetLine, type TypedLine } from '@tecnoclick/domain/stock/stock-sheet'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { TextField } from '@tecnoclick/ui/text-field'
import { useToast } from '@tecnoclick/ui/toast'
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { requireHttpError } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { fillCount } from '../../platform/texts.ts'

const { stockSheets: texts } = office

export type FoundLine = TypedLine & { product: SheetProduct }

interface ScanFieldProps {
  hint: string
  onFound: (lines: FoundLine[]) => void
}

/** Scanned, typed or pasted lines. The field is free at once; the codes are looked up in the order they came. */
export function ScanField({ hint, onFound }: ScanFieldProps) {
  const toast = useToast()
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<string[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())
  const field = useRef<HTMLInputElement>(null)

  // After the heading, which takes the focus when the page opens.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])

  function take(typed: string) {
    const lines = typed.split(/\r?\n/).filter((line) => line.trim() !== '')
    queue.current = queue.current.then(() => lookUp(lines))
  }

  async function lookUp(lines: readonly string[]) {
    const read = lines.map((line) => ({ line, typed: readSheetLine(line) }))
    const typed = read.flatMap((one) => one.typed ?? [])
    const unreadable = read.flatMap(({ line, typed: known }) =>
      known ? [] : fillText(texts.unreadable, { line }),
    )
    try {
      const { data } = typed.length
        ? await officeClient.call(lookUpCodes, { body: { codes: typed.map(({ code }) => code) } })
        : { data: [] }
      const productOf = new Map(data.map(({ code, ...product }) => [code, product]))
      onFound(
        typed.flatMap((line) => {
          const product = productOf.get(line.code)
          return product ? { ...line, product } : []
        }),
      )
      const unknown = typed.filter(({ code }) => !productOf.has(code)).map(({ code }) => code)
      const missing = unknown.length
        ? [fillCount(texts.unknown, unknown.length).replace('{codes}', () => unknown.join(', '))]
        : []
      setProblems([...missing, ...unreadable])
    } catch (error) {
      toast.error(requireHttpError(error, 'read').message)
      setProblems(lines.map((line) => fillText(texts.unreadable, { line })))
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    take(text)
    setText('')
    field.current?.focus()
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text')
    if (!pasted.trim().includes('\n')) return
    event.preventDefault()
    take(pasted)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <div className="flex items-start gap-2">
        <TextField
          ref={field}
          label={texts.add}
          hint={hint}
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="enter"
          maxLength={200}
          onChange={(event) => setText(event.currentTarget.value)}
          onPaste={paste}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary" className="mt-6.5">
          {texts.addButton}
        </Button>
      </div>
      {problems.length > 0 && (
        <Notice
          kind="error"
          role="alert"
          action={
            <Button variant="secondary" size="sm" onClick={() => setProblems([])}>
              {texts.dismiss}
            </Button>
          }
        >
          {problems.map((problem) => (
            <p key={problem} className="wrap-anywhere">
              {problem}
            </p>
          ))}
        </Notice>
      )}
    </form>
  )
}
