import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { findPanel } from '../../platform/layout/tab-list.tsx'
import { fillCount } from '../../platform/texts.ts'
import { formTabs, type ProductTab, problemsByTab, type TabProblems, tabNames } from './product-tabs.ts'

const { form: texts } = office

interface ProblemGuideProps {
  active: ProductTab
  onShow: (tab: ProductTab) => void
  onChange: (problems: TabProblems) => void
}

/** After a refused save: says which tabs have errors, opens the first of them and focuses its first wrong field. */
export function ProblemGuide({ active, onShow, onChange }: ProblemGuideProps) {
  const { errors, submitCount, isSubmitting } = useFormState()
  const problems = problemsByTab(errors)
  const tabs = formTabs.filter((tab) => problems[tab])
  const key = tabs.map((tab) => `${tab}${problems[tab]}`).join()
  const guidedSubmit = useRef(0)
  const awaitsFocus = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the problems, which are new objects each time.
  useEffect(() => {
    onChange(problems)
  }, [key])

  useEffect(() => {
    const [first] = tabs
    if (isSubmitting || !first || submitCount === guidedSubmit.current) return
    guidedSubmit.current = submitCount
    awaitsFocus.current = true
    if (!tabs.some((tab) => tab === active)) onShow(first)
  })

  // In the render that shows the tab: a hidden field cannot take the focus.
  useEffect(() => {
    if (!awaitsFocus.current) return
    const field = findPanel('product', active)?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!field) return
    awaitsFocus.current = false
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center' })
  })

  if (tabs.length === 0) return null
  return (
    <Notice
      kind="error"
      role="alert"
      title={texts.problemsTitle}
      action={
        <div className="flex flex-wrap gap-2">
          {tabs.map((tab) => (
            <Button key={tab} variant="secondary" size="sm" onClick={() => onShow(tab)}>
              {fillText(texts.problemsIn, {
                tab: tabNames[tab],
                problems: fillCount(texts.tabProblems, problems[tab] ?? 0),
              })}
            </Button>
          ))}
        </div>
      }
    />
  )
}
