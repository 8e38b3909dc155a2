import type { ComponentType } from 'react'
import { lazyPart } from './lazy-hydrate.tsx'

/** `lazyPart` for a part with a form: what is typed before its script is there stays. */
export function lazyForm<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazyPart(async () => {
    const [loaded, { keepTyped }] = await Promise.all([load(), import('./keep-typed.ts')])
    return { ...loaded, keepTyped }
  })
}
