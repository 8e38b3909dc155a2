import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { loadAllTexts } from '../../texts.ts'

interface SignInSlotProps {
  onSend: () => void
  onLeave: () => void
}

async function loadForm() {
  const [{ SignInForm }] = await Promise.all([import('./sign-in-form.tsx'), loadAllTexts()])
  return { default: SignInForm }
}
const LazyForm = lazy(loadForm)

/** The server renders in one go and cannot wait for it, so it has it from the start. */
let ServerForm: ComponentType<SignInSlotProps> | undefined
if (import.meta.env.SSR) {
  loadForm().then((loaded) => {
    ServerForm = loaded.default
  })
}

/**
 * The sign-in form in the header of every page: its script comes when somebody turns to the dropdown. Without script the
 * form is there from the start, written by the server alone (a browser with script never looks inside <noscript>).
 */
export function SignInSlot(props: SignInSlotProps) {
  const place = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(false)

  useEffect(() => {
    const dropdown = place.current?.closest('details')
    const stop = new AbortController()
    for (const interest of ['pointerenter', 'focusin', 'toggle'])
      dropdown?.addEventListener(interest, () => setWanted(true), { signal: stop.signal })
    if (dropdown?.open) setWanted(true)
    return () => stop.abort()
  }, [])

  return (
    <div ref={place}>
      <noscript>{ServerForm && <ServerForm {...props} />}</noscript>
      {wanted && (
        <Suspense fallback={<div className="h-80" />}>
          <LazyForm {...props} />
        </Suspense>
      )}
    </div>
  )
}
