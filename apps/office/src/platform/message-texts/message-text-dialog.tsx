import type { MessageText } from '@tecnoclick/contract/platform/message-texts/schemas'
import {
  longestLine,
  longestParagraph,
  mayHaveLines,
  placeholdersOf,
  problemOfText,
} from '@tecnoclick/domain/platform/message-text'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { flatten } from '@tecnoclick/messages/platform/flatten'
import { direction } from '@tecnoclick/messages/platform/locales'
import { describeTextProblem } from '@tecnoclick/messages/platform/office-message-texts'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { useInput } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { textOf } from '../api/form-values.ts'
import type { Values } from '../api/resource-calls.ts'
import { EditDialog } from '../form/form-dialog.tsx'
import { MessagePreview } from './message-preview.tsx'
import { type MessageTextRow, nameOf } from './message-text-calls.ts'

const { messageTexts: texts } = office

export function MessageTextDialog() {
  return (
    <EditDialog<MessageTextRow>
      title={nameOf}
      size="lg"
      toForm={formOf}
      toValues={({ texts: worded }) => ({ texts: Object.fromEntries(flatten(worded as Group)) })}
      describe={nameOf}
      savedText={(before) => fillText(texts.saved, { name: nameOf(before) })}
    >
      {(row) => <Wordings row={row} />}
    </EditDialog>
  )
}

interface Group {
  [name: string]: string | Group
}

/** What is sent now, or what the owner wrote where it no longer fits, so that it can be mended. */
function formOf({ texts: all }: MessageText): Values {
  const form: Group = {}
  for (const { path, own, shipped } of all) {
    const names = path.split('.')
    const last = names.pop() ?? path
    let group = form
    for (const name of names) {
      const inner = group[name]
      group = group[name] = typeof inner === 'object' ? inner : {}
    }
    group[last] = own ?? shipped
  }
  return { texts: form }
}

function Wordings({ row }: { row: MessageTextRow }) {
  const { setValue } = useFormContext()
  const restoreAll = () => {
    for (const { path, shipped } of row.texts) setValue(`texts.${path}`, shipped, { shouldDirty: true })
  }
  return (
    <>
      {row.state === 'outdated' && <Notice kind="warning">{texts.outdated}</Notice>}
      {labelled(row.texts).map(({ text, label }) => (
        <WordingInput key={text.path} text={text} label={label} language={row.language} />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="button" variant="secondary" size="sm" onClick={restoreAll}>
          {texts.restoreAll}
        </Button>
      </div>
      <MessagePreview row={row} />
    </>
  )
}

type Text = MessageText['texts'][number]

function kindOf({ path, shipped }: Text): keyof typeof texts.kinds {
  const [, named] = /(subject|heading|action)$/i.exec(path) ?? []
  if (named) return named.toLowerCase() as 'subject' | 'heading' | 'action'
  return mayHaveLines(shipped) ? 'text' : 'label'
}

/** Several texts of one kind are numbered. */
function labelled(all: readonly Text[]): { text: Text; label: string }[] {
  const seen = new Map<string, number>()
  return all.map((text) => {
    const kind = kindOf(text)
    const number = (seen.get(kind) ?? 0) + 1
    seen.set(kind, number)
    const isOnly = all.filter((other) => kindOf(other) === kind).length === 1
    const name = texts.kinds[kind]
    return { text, label: isOnly ? name : fillText(texts.numbered, { kind: name, number }) }
  })
}

interface WordingInputProps {
  text: Text
  label: string
  language: MessageText['language']
}

/** Says while one types why a text cannot be saved. */
function WordingInput({ text: { path, shipped }, label, language }: WordingInputProps) {
  const { field, fieldState } = useInput({
    source: `texts.${path}`,
    parse: (text: string) => text,
    validate: (text: unknown) => complaint(shipped, text),
  })
  const { error } = fieldState
  const names = placeholdersOf(shipped).map((name) => `{${name}}`)
  const control = {
    ...field,
    label,
    lang: language,
    dir: direction(language),
    autoComplete: 'off',
    hint: names.length > 0 ? fillText(texts.placeholders, { names: names.join(' ') }) : undefined,
    error: complaint(shipped, field.value) ?? (error?.type === 'server' ? error.message : undefined),
  }
  return (
    <div className="grid gap-1">
      {mayHaveLines(shipped) ? (
        <TextArea {...control} rows={3} maxLength={longestParagraph} />
      ) : (
        <TextField {...control} maxLength={longestLine} />
      )}
      {field.value !== shipped && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-ink-muted text-sm">
          <span lang={language} dir="auto" className="wrap-anywhere">
            {fillText(texts.shippedText, { text: shipped })}
          </span>
          <Button
            type="button"
            variant="quiet"
            size="sm"
            aria-label={`${texts.restore}: ${label}`}
            onClick={() => field.onChange(shipped)}
          >
            {texts.restore}
          </Button>
        </p>
      )}
    </div>
  )
}

function complaint(shipped: string, typed: unknown): string | undefined {
  const problem = problemOfText(shipped, textOf(typed).trim().replaceAll('\r\n', '\n'))
  return problem && describeTextProblem(problem)
}
