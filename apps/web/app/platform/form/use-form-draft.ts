import { type RefObject, useEffect } from 'react'
import { findLastShell } from '../../rendering/shell-data.ts'
import { readPending } from '../requests/pending-requests.ts'
import { privatePrefix } from '../session/private-prefix.ts'
import type { FieldValues } from './form-result.ts'

type Draft = Readonly<Record<string, readonly string[]>>
const none: readonly string[] = []

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Keeps what was typed in this tab while the customer is elsewhere, for example to add an address or to sign in, and
 * fills the form again, except the fields that the page knows better. `forgetDraft` ends it once the form was accepted.
 * A form that was sent without an answer is filled with what it contained, in any tab. Files and hidden fields are not kept.
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  page: string,
  except: readonly string[] = none,
): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const draft = readDraft(page, except)
    // Choices come first: some of them reveal other fields.
    if (draft) fill(element, draft, isChoice)
    const frame = requestAnimationFrame(() => draft && fill(element, draft, (field) => !isChoice(field)))
    return () => cancelAnimationFrame(frame)
  }, [form, page, except])
  useDraftStorage(form, page)
}

/** Only stores what is typed; nothing without a page. Fields may be outside of the form and name it by their `form`. */
export function useDraftStorage(form: RefObject<HTMLFormElement | null>, page: string | undefined): void {
  useEffect(() => {
    const element = form.current
    if (!element || page === undefined) return
    const save = ({ target }: Event) => {
      if (target instanceof Element && 'form' in target && target.form === element) storeDraft(page, element)
    }
    document.addEventListener('input', save)
    document.addEventListener('change', save)
    return () => {
      document.removeEventListener('input', save)
      document.removeEventListener('change', save)
    }
  }, [form, page])
}

/** For a form that appears by script and starts with its draft. */
export function draftValues(page: string): FieldValues {
  const draft = readDraft(page, none) ?? {}
  return Object.fromEntries(
    Object.entries(draft).flatMap(([name, [value]]) => (value === undefined ? [] : [[name, value]])),
  )
}

export async function forgetDraft(page: string): Promise<void> {
  withStorage((storage) => storage.removeItem(keyOf(page)))
  await import('./photo-draft.ts').then(({ storeDraftPhotos }) => storeDraftPhotos(page, [])).catch(() => {})
}

function keyOf(page: string): string {
  return `${privatePrefix}draft:${page}`
}

function storeDraft(page: string, form: HTMLFormElement): void {
  const draft: Record<string, string[]> = {}
  for (const field of controlsOf(form)) {
    const values = isChoice(field) && !field.checked ? [] : [field.value]
    draft[field.name] = [...(draft[field.name] ?? []), ...values]
  }
  withStorage((storage) => storage.setItem(keyOf(page), JSON.stringify(draft)))
}

function readDraft(page: string, except: readonly string[]): Draft | undefined {
  const text = withStorage((storage) => storage.getItem(keyOf(page)))
  const draft: Draft | undefined = text ? JSON.parse(text) : pendingDraft(page)
  return draft && Object.fromEntries(Object.entries(draft).filter(([name]) => !except.includes(name)))
}

function pendingDraft(page: string): Draft | undefined {
  const email = findLastShell()?.viewer?.email
  return readPending().find(
    (request) => request.page === page && request.account === email && request.state !== 'done',
  )?.typed
}

function controlsOf(form: HTMLFormElement): Control[] {
  const fields = [...form.elements].filter(
    (field): field is Control =>
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement,
  )
  return fields.filter(({ name, type }) => name !== '' && !['hidden', 'file', 'password'].includes(type))
}

function isChoice(field: Control): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

/** By events, so that fields which React controls follow. */
function fill(form: HTMLFormElement, draft: Draft, concerned: (field: Control) => boolean): void {
  for (const field of controlsOf(form).filter(concerned)) {
    const values = draft[field.name]
    if (!values) continue
    if (isChoice(field)) {
      const wanted = values.includes(field.value)
      if (field.checked !== wanted && (wanted || field.type === 'checkbox')) field.click()
      continue
    }
    const [value = ''] = values
    if (field.value === value) continue
    // React compares with the value that its own setter stored.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}

/** Accessing storage that the browser has disabled throws; then there is no draft. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
