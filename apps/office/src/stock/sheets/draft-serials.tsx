import { splitSerials } from '@tecnoclick/domain/stock/serials'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { TextArea } from '@tecnoclick/ui/text-area'
import { countOf } from '../../platform/api/form-values.ts'
import { Section } from '../../platform/layout/section.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import type { DraftLine } from './sheet-draft.ts'
import { areSerials } from './use-sheet-draft.ts'

const { serials: texts } = office

interface DraftSerialsProps {
  lines: readonly DraftLine[]
  onChange: (productId: number, serials: string) => void
}

/** Serials of what arrives, line by line; they are saved with the draft and enter the register when it is booked. */
export function DraftSerials({ lines, onChange }: DraftSerialsProps) {
  if (lines.length === 0) return null
  return (
    <Permitted permission="serials:write">
      <Section title={texts.title}>
        <p className="text-ink-muted text-sm">{texts.draftText}</p>
        <ul className="mt-2 divide-y">
          {lines.map((line) => (
            <li key={line.productId}>
              <LineSerials line={line} onChange={onChange} />
            </li>
          ))}
        </ul>
      </Section>
    </Permitted>
  )
}

function LineSerials({ line, onChange }: { line: DraftLine; onChange: DraftSerialsProps['onChange'] }) {
  const { productId, name, serials, quantity } = line
  const done = splitSerials(serials).length
  const total = countOf(quantity) || 0
  const excess = done > total ? texts.tooMany : undefined
  const problem = areSerials(serials) ? excess : texts.unreadable
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 text-sm">
        <span className="min-w-0 break-words font-medium">{name}</span>
        <span className={problem ? 'font-semibold text-danger' : 'text-ink-muted'}>
          {fillText(texts.progress, { done, total })}
        </span>
      </summary>
      <div className="pb-3">
        <TextArea
          label={fillText(texts.enterOf, { name })}
          hint={texts.scanHint}
          rows={3}
          value={serials}
          error={problem}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(productId, event.currentTarget.value)}
        />
      </div>
    </details>
  )
}
