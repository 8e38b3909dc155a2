import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { PlainNotice } from '../../platform/form/form-notice.tsx'

export const downloadProblems = ['tooMany', 'failed'] as const
export type DownloadProblem = (typeof downloadProblems)[number]

/** Posted by the browser itself, which saves the file. `problem` says why the last attempt gave none. */
export function DownloadForm({ problem }: { problem: DownloadProblem | undefined }) {
  const t = useFullT()
  return (
    <form method="post" action="/account/data/download" className="grid gap-4">
      {problem && <PlainNotice kind="error">{t(`personalData.download.${problem}`)}</PlainNotice>}
      <Button type="submit" className="sm:justify-self-start">
        {t('personalData.download.submit')}
      </Button>
    </form>
  )
}
