import type { OrderStage, OrderProgress as Progress } from '@tecnoclick/contract/delivery/couriers/schemas'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { Timeline } from '@tecnoclick/ui/timeline'

/** Where the order is, and the code for whoever hands it over (selling.md#delivery-code). */
export function OrderProgress({ progress: { stages, code, failedDate } }: { progress: Progress }) {
  const t = useFullT()
  const locale = useLocale()
  return (
    <section aria-labelledby="seguimiento" className="grid gap-5">
      <h2 id="seguimiento" className="text-lg">
        {t('progress.title')}
      </h2>
      {failedDate && (
        <Notice kind="warning">
          {t('progress.failed', { date: formatDateTime(new Date(failedDate), locale) })}
        </Notice>
      )}
      <StageList stages={stages} />
      {code && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg bg-action-soft p-5">
          <p>
            <span className="block text-ink-muted text-sm">{t('progress.code')}</span>
            <bdi dir="ltr" className="font-bold text-xl tabular-nums tracking-[0.2em]">
              {code}
            </bdi>
          </p>
          <p className="max-w-prose flex-1 basis-56 text-sm">{t('progress.codeText')}</p>
        </div>
      )}
    </section>
  )
}

export function StageList({
  stages,
  layout = 'row',
}: {
  stages: readonly OrderStage[]
  layout?: 'row' | 'column'
}) {
  const t = useFullT()
  const locale = useLocale()
  return (
    <Timeline
      layout={layout}
      steps={stages.map(({ stage, state, date }) => ({
        key: stage,
        title: t(`progress.stages.${stage}`),
        state,
        ...(date && { date: { text: formatDateTime(new Date(date), locale), iso: date } }),
      }))}
    />
  )
}
