import { useT } from '@tecnoclick/ui/messages'
import { useFetcher } from 'react-router'

interface DataSaverSwitchProps {
  isOn: boolean
  /** Id of the hint; a page renders this switch twice. */
  hintId: string
}

/** Works without script as a plain form post. HTML allows no `role="switch"` on a button that submits. */
export function DataSaverSwitch({ isOn, hintId }: DataSaverSwitchProps) {
  const t = useT()
  const fetcher = useFetcher()
  const sent = fetcher.formData?.get('saveData')
  const shown = sent ? sent === '1' : isOn
  return (
    <fetcher.Form method="post" action="/preferences" preventScrollReset>
      <button
        type="submit"
        name="saveData"
        value={isOn ? '0' : '1'}
        aria-pressed={shown}
        aria-describedby={hintId}
        className="group flex min-h-11 items-center gap-3 text-start text-sm"
      >
        <span
          aria-hidden="true"
          className="relative h-6 w-11 shrink-0 rounded-full border-2 border-current transition-colors group-aria-pressed:bg-action"
        >
          <span className="absolute inset-y-0.5 start-0.5 aspect-square rounded-full bg-current transition-[inset-inline-start] group-aria-pressed:start-5.5" />
        </span>
        <span className="font-semibold">{t('shell.dataSaver.label')}</span>
      </button>
      <p id={hintId} className="text-sm opacity-80">
        {t('shell.dataSaver.hint')}
      </p>
    </fetcher.Form>
  )
}
