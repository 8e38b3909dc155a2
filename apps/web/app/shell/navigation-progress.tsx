import { useT } from '@tecnoclick/ui/messages'
import { ProgressBar } from '@tecnoclick/ui/progress-bar'
import { useNavigation } from 'react-router'

export function NavigationProgress() {
  const t = useT()
  return <ProgressBar active={useNavigation().state !== 'idle'} label={t('shell.loadingPage')} />
}
