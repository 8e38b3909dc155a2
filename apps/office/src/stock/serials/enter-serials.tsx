import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { enterSerials, listSerials } from '@tecnoclick/contract/stock/serials/endpoints'
import type { SheetLine, StockSheet } from '@tecnoclick/contract/stock/sheets/schemas'
import { splitSerials } from '@tecnoclick/domain/stock/serials'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { TextArea } from '@tecnoclick/ui/text-area'
import { type FormEvent, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'
import { listUrl } from '../../platform/urls.ts'

const { serials: texts } = office

/** Serials of what arrived, scanned or pasted, line by line. */
export function EnterSerials({ sheet: { id, lines } }: { sheet: StockSheet }) {
  const { data } = useApiQuery({
    queryKey: ['sheet-serials', id],
    read: ({ signal }) =>
      officeClient.call(listSerials, { query: listQuery({ where: { sheetId: id }, limit: 1000 }), signal }),
  })
  const countOf = (productId: number) =>
    data?.data.filter(({ product }) => product.id === productId).length ?? 0
  return (
    <Permitted permission="serials:write">
      <Section
        title={texts.title}
        action={<TextLink href={listUrl('serials', { sheetId: id })}>{texts.caption}</TextLink>}
      >
        <ul className="divide-y">
          {lines.map((line) => (
            <li key={line.productId} className="py-3 first:pt-0 last:pb-0">
              <LineSerials sheetId={id} line={line} done={countOf(line.productId)} />
            </li>
          ))}
        </ul>
      </Section>
    </Permitted>
  )
}

interface LineSerialsProps {
  sheetId: number
  line: SheetLine
  done: number
}

function LineSerials({ sheetId, line: { productId, name, quantity }, done }: LineSerialsProps) {
  const { run, busy, refusal } = useAction({ inline: true })
  const [text, setText] = useState('')
  const units = quantity ?? 0

  async function enter(event: FormEvent) {
    event.preventDefault()
    const serials = splitSerials(text)
    if (serials.length === 0) return
    const entered = await run(
      () => officeClient.call(enterSerials, { body: { productId, sheetId, serials } }),
      { done: ({ entered: count }) => (count === 0 ? texts.known : fillCount(texts.entered, count)) },
    )
    if (entered) setText('')
  }

  return (
    <details open={done > 0 && done < units}>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 text-sm">
        <span className="font-medium">{name}</span>
        <span className="text-ink-muted">{fillText(texts.progress, { done, total: units })}</span>
      </summary>
      {done < units && (
        <form onSubmit={enter} noValidate className="mt-2 grid gap-3">
          <TextArea
            label={fillText(texts.enterOf, { name })}
            hint={texts.scanHint}
            rows={3}
            value={text}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <SaveError refusal={refusal} />
          <Button type="submit" variant="secondary" size="sm" busy={busy} className="justify-self-start">
            {texts.enter}
          </Button>
        </form>
      )}
    </details>
  )
}
