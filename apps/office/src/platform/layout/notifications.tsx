import { useToast } from '@tecnoclick/ui/toast'
import { useNotificationContext, useTranslate } from 'ra-core'
import { useEffect } from 'react'

const kinds = { success: 'success', info: 'info', warning: 'error', error: 'error' } as const

/** What ra-core's hooks announce, as toasts of ours. */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()
  const toast = useToast()

  useEffect(() => {
    if (notifications.length === 0) return
    const taken = takeNotification()
    if (!taken || typeof taken.message !== 'string') return
    toast[kinds[taken.type]](translate(taken.message, taken.notificationOptions?.messageArgs))
  }, [notifications, takeNotification, toast, translate])

  return null
}
