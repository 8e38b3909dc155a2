import { office } from '@tecnoclick/messages/office'
import { useFormContext } from 'react-hook-form'
import type { WalkInDraft } from '../service-orders/walk-in-draft.ts'

/** Adds a usual problem to what is written. */
export function ProblemPhrases({ phrases }: { phrases: readonly string[] }) {
  const { getValues, setValue } = useFormContext<WalkInDraft>()
  if (phrases.length === 0) return null

  function add(phrase: string) {
    const written = getValues('failure').trim()
    if (written.split('\n').includes(phrase)) return
    setValue('failure', written ? `${written}\n${phrase}` : phrase, {
      shouldDirty: true,
      shouldValidate: true,
    })
  }

  return (
    <ul aria-label={office.intake.phrases} className="flex flex-wrap gap-2">
      {phrases.map((phrase) => (
        <li key={phrase}>
          <button
            type="button"
            onClick={() => add(phrase)}
            className="min-h-11 rounded-full border border-line-strong bg-raised px-4 text-sm transition-colors hover:border-ink md:min-h-9 pointer-coarse:min-h-11"
          >
            {phrase}
          </button>
        </li>
      ))}
    </ul>
  )
}
