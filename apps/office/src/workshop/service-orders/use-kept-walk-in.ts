import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { WalkInDrafts } from '../intake/draft-store.ts'
import { emptyWalkIn, type WalkInDraft } from './walk-in-draft.ts'

const storeAfterMs = 300

interface KeptForm {
  userId: number
  drafts: WalkInDrafts
  form: UseFormReturn<WalkInDraft>
  photos: Blob[]
  onPhotos: (photos: Blob[]) => void
}

/**
 * What was typed survives a reload. One tab of an account has it: the form of another tab is about another device. A
 * signature is not kept, because it is under the conditions that were on the screen. Where the browser cannot store,
 * nothing is kept.
 */
export function useKeptWalkIn({ userId, drafts, form, photos, onPhotos }: KeptForm) {
  const isOurs = useOnlyTab(`walk-in-${userId}`)
  const [restoredAt, setRestoredAt] = useState<string>()
  const [isReady, setReady] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = useRef({ photos, onPhotos })
  shown.current = { photos, onPhotos }

  useEffect(() => {
    if (!isOurs) return
    let isLeft = false
    const fill = async () => {
      const kept = await drafts.read(userId).catch(() => undefined)
      // What is typed by now is not written over.
      if (isLeft || form.formState.isDirty || shown.current.photos.length > 0) return setReady(true)
      if (kept) {
        for (const [name, value] of Object.entries(kept.draft))
          form.setValue(name as keyof WalkInDraft, value, { shouldDirty: true })
        shown.current.onPhotos(kept.photos)
        setRestoredAt(kept.at)
      }
      setReady(true)
    }
    void fill()
    return () => {
      isLeft = true
    }
  }, [isOurs, drafts, form, userId])

  const store = useRef(() => {})
  store.current = () => {
    clearTimeout(timer.current)
    if (!isReady) return
    timer.current = setTimeout(() => {
      const draft = { ...form.getValues(), signature: '' }
      const { photos: taken } = shown.current
      const isEmpty = taken.length === 0 && JSON.stringify(draft) === JSON.stringify(emptyWalkIn)
      const kept = { userId, at: new Date().toISOString(), draft, photos: taken }
      void (isEmpty ? drafts.remove(userId) : drafts.put(kept)).catch(() => {})
    }, storeAfterMs)
  }

  useEffect(() => {
    const { unsubscribe } = form.watch(() => store.current())
    return () => {
      unsubscribe()
      clearTimeout(timer.current)
    }
  }, [form])
  // biome-ignore lint/correctness/useExhaustiveDependencies: photos are no field of the form.
  useEffect(() => store.current(), [photos])

  return {
    restoredAt,
    /** It was sent, or is given up. */
    forget() {
      clearTimeout(timer.current)
      setRestoredAt(undefined)
      if (isOurs) void drafts.remove(userId).catch(() => {})
    },
  }
}

/** True in the first tab that asks, until it leaves the page. Browsers without locks cannot tell. */
function useOnlyTab(name: string): boolean {
  const [isOnly, setOnly] = useState(!navigator.locks)
  useEffect(() => {
    let leave = () => {}
    const left = new Promise<void>((resolve) => {
      leave = resolve
    })
    void navigator.locks?.request(name, { ifAvailable: true }, (lock) => {
      setOnly(lock !== null)
      return lock ? left : undefined
    })
    return leave
  }, [name])
  return isOnly
}
