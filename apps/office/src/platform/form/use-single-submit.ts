import type { FormProps } from 'ra-core'
import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'

/** On a busy machine a second click comes before the button is drawn as busy, and would save twice. */
export function useSingleSubmit(submit: FormProps['onSubmit']): (values: FieldValues) => Promise<unknown> {
  const isSending = useRef(false)
  return async (values) => {
    if (isSending.current) return undefined
    isSending.current = true
    try {
      return await submit?.(values)
    } finally {
      isSending.current = false
    }
  }
}
