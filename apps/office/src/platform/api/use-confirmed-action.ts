import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import type { ConfirmQuestion } from '@tecnoclick/ui/confirm-dialog-content'
import { type ActionOptions, type ActionResult, useAction } from './use-action.ts'

/** `useAction` that asks first. Resolves to undefined also without a yes. */
export function useConfirmedAction(options?: ActionOptions) {
  const confirm = useConfirm()
  const { run: runNow, busy, refusal } = useAction(options)

  async function run<T>(
    question: ConfirmQuestion,
    call: () => Promise<T>,
    result: ActionResult<T>,
  ): Promise<T | undefined> {
    return (await confirm(question)) ? runNow(call, result) : undefined
  }

  return { run, busy, refusal }
}
