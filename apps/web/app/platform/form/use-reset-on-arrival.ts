import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * An accepted form leads to its own address again, which is a new arrival: the form is emptied and keeps the focus. A jump
 * to a place on the page is none.
 */
export function useResetOnArrival(form: RefObject<HTMLFormElement | null>): void {
  const { key, hash } = useLocation()
  const arrived = useRef(key)
  useEffect(() => {
    if (arrived.current === key) return
    arrived.current = key
    if (hash === '') form.current?.reset()
  }, [form, key, hash])
}
