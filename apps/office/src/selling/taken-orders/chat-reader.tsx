import { getSuggestions } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { Suggestion } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { City } from '@tecnoclick/contract/site/geography/schemas'
import {
  type ChatWish,
  findPlace,
  isLikely,
  maxChatLength,
  readChat,
} from '@tecnoclick/domain/selling/read-chat'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { Quantity } from '@tecnoclick/ui/quantity'
import type { QuantityValue } from '@tecnoclick/ui/quantity-value'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextArea } from '@tecnoclick/ui/text-area'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { Section } from '../../platform/layout/section.tsx'

const { chat: texts } = office.takenOrders

/** What was understood of one wish; the first hit is chosen where it is likely. */
interface Understood {
  wish: ChatWish
  hits: readonly Suggestion[]
  chosen: string
  quantity: QuantityValue
}

export interface ReadOrder {
  items: { productId: number; quantity: number }[]
  phone: string | undefined
  city: City | undefined
}

interface ChatReaderProps {
  cities: readonly City[]
  onRead: (order: ReadOrder) => void
}

/** A pasted conversation becomes lines; staff see what was understood of each before anything is added. */
export function ChatReader({ cities, onRead }: ChatReaderProps) {
  const [text, setText] = useState('')
  const [rows, setRows] = useState<Understood[]>()
  const { run, busy, refusal } = useAction()
  // The places may be loaded later than the conversation is read.
  const city = rows && findPlace(text, cities)
  const phone = rows && readChat(text).phone

  async function understand() {
    const { wishes } = readChat(text)
    const read = await run(() => Promise.all(wishes.map(findProducts)), {})
    if (!read) return
    setRows(read.filter(({ wish, hits }) => wish.isCounted || hits.length > 0))
  }

  function add() {
    const items = (rows ?? []).flatMap(({ chosen, quantity }) =>
      chosen === '' ? [] : [{ productId: Number(chosen), quantity: quantity || 1 }],
    )
    onRead({ items, phone, city })
    setText('')
    setRows(undefined)
  }

  const change = (old: Understood, next: Partial<Understood>) =>
    setRows(rows?.map((row) => (row === old ? { ...row, ...next } : row)))

  return (
    <Section title={texts.title}>
      <p className="mb-3 text-ink-muted text-sm">{texts.text}</p>
      <TextArea
        label={texts.label}
        rows={4}
        value={text}
        maxLength={maxChatLength}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          setRows(undefined)
        }}
      />
      {refusal && (
        <Notice kind="error" role="alert" className="mt-3">
          {refusal.message}
        </Notice>
      )}
      {!rows && (
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          disabled={text.trim() === ''}
          onClick={() => void understand()}
          className="mt-3"
        >
          {texts.read}
        </Button>
      )}
      {rows && (
        <div role="status" className="mt-3 grid gap-3 text-sm">
          {rows.length === 0 && <p>{texts.nothing}</p>}
          <ul className="divide-y">
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be there twice, and no row moves
              <li key={index} className="grid gap-2 py-3 first:pt-0 sm:grid-cols-[1fr_auto] sm:items-end">
                <SelectField
                  label={`«${row.wish.text}»`}
                  options={[
                    ...row.hits.map(({ id, name }) => ({ value: String(id), label: name })),
                    { value: '', label: row.hits.length > 0 ? texts.none : texts.unknown },
                  ]}
                  value={row.chosen}
                  onChange={({ currentTarget: { value } }) => change(row, { chosen: value })}
                />
                {row.chosen !== '' && (
                  <Quantity
                    size="sm"
                    label={fillText(texts.quantityOf, { text: row.wish.text })}
                    value={row.quantity}
                    onValueChange={(quantity) => change(row, { quantity })}
                  />
                )}
              </li>
            ))}
          </ul>
          {phone && <p>{fillText(texts.phone, { phone })}</p>}
          {city && <p>{fillText(texts.city, { city: city.name })}</p>}
          <Button
            size="sm"
            onClick={add}
            disabled={rows.every(({ chosen }) => chosen === '')}
            className="justify-self-start"
          >
            {texts.add}
          </Button>
        </div>
      )}
    </Section>
  )
}

const shownHits = 6

/** By the shop's own search. */
async function findProducts(wish: ChatWish): Promise<Understood> {
  const query = { q: wish.search, limit: shownHits }
  const { data: hits } = await officeClient.call(getSuggestions, { query })
  const [best] = hits
  const chosen = best && isLikely(wish, best.name) ? String(best.id) : ''
  return { wish, hits, chosen, quantity: wish.quantity }
}
