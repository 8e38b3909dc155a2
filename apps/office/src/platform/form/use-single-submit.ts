import { useRef } from 'react'

/** On a busy machine a second click comes before the button is drawn as busy, and would save twice. */
export function useSingleSubmit<Given extends unknown[], Result>(
  submit: (...given: Given) => Promise<Result> | Result,
): (...given: Given) => Promise<Result | undefined> {
  const isSending = useRef(false)
  return async (...given) => {
    if (isSending.current) return undefined
    isSending.current = true
    try {
      return await submit(...given)
    } finally {
      isSending.current = false
    }
  }
}
