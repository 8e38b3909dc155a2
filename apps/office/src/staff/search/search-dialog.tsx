import { searchOffice } from '@tecnoclick/contract/staff/search/endpoints'
import { type Found, type FoundKind, foundKinds } from '@tecnoclick/contract/staff/search/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Dialog } from '@tecnoclick/ui/dialog'
import { Link } from '@tecnoclick/ui/link'
import { TextField } from '@tecnoclick/ui/text-field'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { matchingOptions, type SearchOption } from '../../platform/form/search-select-options.ts'
import { LoadError } from '../../platform/list/list-states.tsx'
import { CanOpenContext } from '../../platform/permissions.tsx'

const { search: texts } = office

const debounceMs = 200
const shortest = 2

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const resources: Record<FoundKind, string> = {
  order: 'orders',
  return: 'returns',
  serviceOrder: 'service-orders',
  customer: 'customers',
  product: 'products',
  unit: 'serials',
  serial: 'reset-sales',
  payment: 'orders',
  mail: 'mails',
}

interface SearchDialogProps {
  /** The screens that the person may open, by their addresses. */
  places: readonly SearchOption[]
  onClose: () => void
}

const mostPlaces = 5
const settingPlaces: readonly SearchOption[] = Object.entries(office.settings.items).map(
  ([key, { label }]) => ({ value: `/admin/settings/${key}`, label }),
)

/** Finds orders, customers, products and more from anywhere. Arrow keys move, Enter opens. */
export function SearchDialog({ places, onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim())
  const isLong = q.length >= shortest
  const { data, error, refetch } = useApiQuery({
    queryKey: ['office-search', q],
    read: ({ signal }) => officeClient.call(searchOffice, { query: { q }, signal }),
    enabled: isLong,
  })
  const content = useRef<HTMLDivElement>(null)
  const canOpen = useContext(CanOpenContext)
  const isSettled = isLong && (data || error)
  const sections = isSettled ? matchingOptions(places, q).slice(0, mostPlaces) : []
  const mayOpenSettings = canOpen('/admin/settings')
  const settings = isSettled && mayOpenSettings ? matchingOptions(settingPlaces, q).slice(0, mostPlaces) : []
  const isNothing = data?.total === 0 && sections.length === 0 && settings.length === 0

  function move(event: KeyboardEvent) {
    const step = steps[event.key]
    const stops = [...(content.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) return stops[1]?.click()
    if (step === undefined) return
    event.preventDefault()
    const here = stops.findIndex((stop) => stop.matches(':focus'))
    stops[Math.min(Math.max(here + step, 0), stops.length - 1)]?.focus()
  }

  return (
    <Dialog title={texts.title} open onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the field and the links in it. */}
      <div ref={content} onKeyDown={move} className="grid min-h-64 content-start gap-4">
        <TextField
          type="search"
          label={texts.label}
          placeholder={texts.hint}
          value={typed}
          maxLength={100}
          autoComplete="off"
          leading={<Search className="size-4" />}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
        />
        {error && !data && isLong && <LoadError error={error} onRetry={refetch} />}
        <p role="status" className="text-ink-muted text-sm empty:hidden">
          {isLong && isNothing && fillText(texts.nothing, { q })}
        </p>
        {isLong && data && <Results found={data.data} onOpen={onClose} />}
        <Places title={texts.places} places={sections} onOpen={onClose} />
        <Places title={texts.settings} places={settings} onOpen={onClose} />
      </div>
    </Dialog>
  )
}

interface PlacesProps {
  title: string
  places: readonly SearchOption[]
  onOpen: () => void
}

function Places({ title, places, onOpen }: PlacesProps) {
  if (places.length === 0) return null
  return (
    <FoundSection title={title}>
      {places.map(({ value, label }) => (
        <FoundLink key={value} href={value} title={label} onOpen={onOpen} />
      ))}
    </FoundSection>
  )
}

function Results({ found, onOpen }: { found: readonly Found[]; onOpen: () => void }) {
  return foundKinds.map((kind) => {
    const members = found.filter((one) => one.kind === kind)
    if (members.length === 0) return null
    return (
      <FoundSection key={kind} title={texts.kinds[kind]}>
        {members.map(({ id, title, text }) => (
          <FoundLink
            key={`${id}-${title}`}
            href={`/admin/${resources[kind]}/${id}`}
            title={title}
            text={text}
            onOpen={onOpen}
          />
        ))}
      </FoundSection>
    )
  })
}

function FoundSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 font-medium text-ink-muted text-xs">{title}</h3>
      <ul className="-mx-2">{children}</ul>
    </section>
  )
}

interface FoundLinkProps {
  href: string
  title: string
  text?: string
  onOpen: () => void
}

function FoundLink({ href, title, text, onOpen }: FoundLinkProps) {
  return (
    <li>
      <Link
        href={href}
        onClick={onOpen}
        className="flex min-h-11 flex-wrap items-baseline gap-x-3 rounded-md px-2 py-2 hover:bg-sunken focus-visible:bg-action-soft"
      >
        <span className="wrap-anywhere font-semibold">{title}</span>
        {text && <span className="wrap-anywhere text-ink-muted text-sm">{text}</span>}
      </Link>
    </li>
  )
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
