import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useEffect } from 'react'
import { setAskUnusual } from './office-client.ts'

const { unusualTitle: title, unusualYes: confirmLabel, unusualPrice, unusualRate } = office.form

/** Mounted once: asks whenever the API finds a price or a rate unusual (catalogue.md#unusual-prices), and the call is repeated. */
export function UnusualQuestion() {
  const confirm = useConfirm()
  useEffect(() => {
    setAskUnusual((code, { name = '', rate = '', last = '' } = {}) => {
      const text =
        code === 'unusualRate' ? fillText(unusualRate, { rate, last }) : fillText(unusualPrice, { name })
      return confirm({ title, text, confirmLabel })
    })
    return () => setAskUnusual(undefined)
  }, [confirm])
  return null
}
