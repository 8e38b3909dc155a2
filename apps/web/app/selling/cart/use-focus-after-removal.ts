import { type FormEvent, useEffect, useRef } from 'react'

/** A removed line takes the focus away with its bin: the next one's name gets it, or the page where none is left. */
export function useFocusAfterRemoval(lines: number) {
  const removed = useRef<{ form: HTMLFormElement; place: number }>(undefined)
  useEffect(() => {
    if (!removed.current) return
    const { form, place } = removed.current
    removed.current = undefined
    if (document.activeElement !== document.body) return
    const line = form.querySelectorAll('li')[Math.min(place, lines - 1)]
    const name = line?.isConnected ? line.querySelector('a') : document.querySelector('main')
    name?.focus()
  }, [lines])

  return (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const line = (event.nativeEvent as SubmitEvent).submitter?.closest('li')
    removed.current = line ? { form, place: [...form.querySelectorAll('li')].indexOf(line) } : undefined
  }
}
