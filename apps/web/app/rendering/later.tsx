import { type ComponentType, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useShellData } from '../shell/shell-data.ts'
import { useDrawnOnce } from './use-drawn-once.ts'
import { whenNear } from './when-near.ts'

interface LaterPart<Props> {
  Part?: ComponentType<Props>
  load(): Promise<void>
}

/** A part of the page whose script comes when somebody comes near it; drawn by `<Later>`. */
export function laterPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LaterPart<Props> {
  const part: LaterPart<Props> = {
    async load() {
      part.Part = (await load()).default
    },
  }
  // The server renders in one go and cannot wait, so it has the part from the start.
  if (import.meta.env.SSR) void part.load()
  return part
}

interface LaterProps<Props> {
  part: LaterPart<Props>
  props: Props
  /** Where it is the same for many: all that it depends on (use-drawn-once.ts). */
  of?: (() => string) | undefined
}

/**
 * The server draws the part like any other. What it drew stays as it is until the script is here, and its links and forms
 * work as they do without any. (A suspended boundary would not do: the router's next update would wait for it, or tear
 * it down.)
 */
export function Later<Props extends object>({ part, props, of }: LaterProps<Props>) {
  const id = useId()
  const [drawn] = useState(() => (import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML))
  const [isHere, setHere] = useState(part.Part !== undefined && drawn === undefined)
  useArrival(id, !isHere, () => part.load().then(() => setHere(true)))
  const { Part } = part
  const content = useDrawnOnce(of, () => Part && <Part {...props} />)
  if (isHere && Part) return <div id={id} {...content} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React has drawn on the server, put back unchanged.
  return <div key="drawn" id={id} dangerouslySetInnerHTML={{ __html: drawn ?? '' }} />
}

/**
 * Loads when somebody comes near, or when the page has changed and what was drawn may no longer be true. Where the line
 * is broken the drawing stays, and the next change tries again.
 */
function useArrival(id: string, isAwaited: boolean, arrive: () => Promise<void>): void {
  const { key } = useLocation()
  const shell = useShellData()
  const [first] = useState({ key, shell })
  const hasChanged = first.key !== key || first.shell !== shell
  // biome-ignore lint/correctness/useExhaustiveDependencies: `arrive` does the same in every render.
  useEffect(() => {
    const place = document.getElementById(id)
    if (!isAwaited || !place) return
    const isDrawn = place.hasChildNodes()
    void (isDrawn && !hasChanged ? whenNear(place) : Promise.resolve()).then(arrive).catch(() => {})
  }, [id, isAwaited, hasChanged])
}
