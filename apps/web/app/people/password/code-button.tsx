import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { useHydrated } from '../../platform/form/use-hydrated.ts'

interface CodeButtonProps {
  /** Without script it is always there, since nobody could tell it to come. */
  shown: boolean
  busy: boolean
  onAsk: () => void
}

/** With script an ordinary button, so that Enter in a field sends the form; without, the form's other way out. */
export function CodeButton({ shown, busy, onAsk }: CodeButtonProps) {
  const t = useT()
  const hydrated = useHydrated()
  return (
    <span className={shown ? undefined : 'hidden no-script:block'}>
      <Button
        variant="secondary"
        type={hydrated ? 'button' : 'submit'}
        name="ask"
        value="code"
        busy={busy}
        onClick={hydrated ? onAsk : undefined}
      >
        {t('security.recovery.getCode')}
      </Button>
    </span>
  )
}
