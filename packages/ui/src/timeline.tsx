import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { useT } from './messages.tsx'

export type StepState = 'done' | 'current' | 'todo'

export interface TimelineStep {
  key: string
  title: ReactNode
  text?: ReactNode
  /** Formatted text, and the `dateTime` of <time>. */
  date?: { text: string; iso: string }
  state: StepState
}

interface TimelineProps {
  steps: readonly TimelineStep[]
  /** `row` applies from 768 px; phones always get a column. */
  layout?: 'column' | 'row'
  className?: string
}

export function Timeline({ steps, layout = 'column', className }: TimelineProps) {
  const row = layout === 'row'
  return (
    <ol className={cx(row && 'md:grid md:auto-cols-fr md:grid-flow-col', className)}>
      {steps.map((step, index) => (
        <Step key={step.key} step={step} isLast={index === steps.length - 1} row={row} />
      ))}
    </ol>
  )
}

const dots: Record<StepState, string> = {
  done: 'bg-success text-surface',
  current: 'border-2 border-action bg-surface',
  todo: 'border-2 border-line bg-surface',
}

function Step({ step, isLast, row }: { step: TimelineStep; isLast: boolean; row: boolean }) {
  const t = useT()
  const spoken = {
    done: t('ui.stepDone'),
    current: t('ui.currentStep'),
    todo: t('ui.stepPending'),
  }[step.state]
  return (
    <li
      aria-current={step.state === 'current' ? 'step' : undefined}
      className={cx('relative flex gap-4 pb-6 last:pb-0', row && 'md:flex-col md:gap-3 md:pe-6 md:pb-0')}
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute start-[11px] top-7 bottom-1 w-0.5 rounded-full',
            row && 'md:start-8 md:end-2 md:top-[11px] md:bottom-auto md:h-0.5 md:w-auto',
            step.state === 'done' ? 'bg-success' : 'bg-line',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={cx('grid size-6 shrink-0 place-items-center rounded-full', dots[step.state])}
      >
        {step.state === 'done' && <Check strokeWidth={3} className="size-3.5" />}
        {step.state === 'current' && <span className="size-2 rounded-full bg-action" />}
      </span>
      <div className="min-w-0">
        <p className={cx('leading-[1.5rem]', step.state === 'todo' ? 'text-ink-muted' : 'font-semibold')}>
          {step.title}
          <span className="sr-only">. {spoken}</span>
        </p>
        {step.date && (
          <time dateTime={step.date.iso} className="block text-ink-muted text-sm">
            {step.date.text}
          </time>
        )}
        {step.text && <p className="mt-1 text-ink-muted text-sm">{step.text}</p>}
      </div>
    </li>
  )
}
