import type { ReactNode } from 'react'

/** A plain form: another language is another document, with its own messages, direction and fonts. */
export function LanguageForm({ children }: { children: ReactNode }) {
  return (
    <form method="post" action="/preferences">
      {children}
    </form>
  )
}
