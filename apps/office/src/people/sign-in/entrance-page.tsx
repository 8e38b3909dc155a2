import { office } from '@tecnoclick/messages/office'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { Mark } from '@tecnoclick/ui/logo'
import type { ReactNode } from 'react'

interface EntrancePageProps {
  title: string
  text: string
  children: ReactNode
}

export function EntrancePage({ title, text, children }: EntrancePageProps) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>{`${title} | ${office.title}`}</title>
      <EmptyState
        level={1}
        drawing={<Mark className="size-14 text-ink" />}
        title={title}
        text={text}
        action={children}
      />
    </main>
  )
}
