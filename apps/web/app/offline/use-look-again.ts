import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { listenToLate } from './late-answers.ts'
import { listenToLateShell } from './late-shell.ts'
import { currentLine } from './line-state.ts'
import { useOnline } from './use-line.ts'

/** What is shown from this browser gives way to what is: when the line is back, and when a slow answer has come. */
export function useLookAgain(): void {
  const isOnline = useOnline()
  const { revalidate } = useRevalidator()
  const lookAgain = useEffectEvent(() => {
    if (currentLine().dataFrom !== undefined) void revalidate()
  })
  useEffect(() => {
    if (isOnline) lookAgain()
  }, [isOnline])
  useEffect(() => listenToLate(() => lookAgain()), [])
  useEffect(() => listenToLateShell(() => void revalidate()), [revalidate])
}
