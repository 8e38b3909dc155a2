import { parseMarkdown } from '@tecnoclick/domain/site/markdown'
import { office } from '@tecnoclick/messages/office'
import { controlClass } from '@tecnoclick/ui/control-class'
import { cx } from '@tecnoclick/ui/cx'
import { Field } from '@tecnoclick/ui/field'
import { type LinkProps, LinkProvider } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { Prose } from '@tecnoclick/ui/prose'
import { required as notEmpty, useInput, ValidationError } from 'ra-core'
import {
  type ReactNode,
  type Ref,
  type UIEvent,
  useDeferredValue,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { textOf } from '../../platform/api/form-values.ts'
import { TabList, TabPanel } from '../../platform/layout/tab-list.tsx'

const { markdownEditor: texts, common } = office

interface MarkdownInputProps {
  source: string
  label: string
  required?: boolean
  maxLength?: number
}

/** Markdown beside what the shop makes of it; on small screens one or the other. */
export function MarkdownInput({ source, label, required = false, maxLength }: MarkdownInputProps) {
  const t = useT()
  const validate = required ? { validate: notEmpty(t('validation.required')) } : {}
  const { field, fieldState } = useInput({ source, parse: (text: string) => text, ...validate })
  const preview = useRef<HTMLElement>(null)
  const problem = fieldState.error?.message
  const area = (
    <Field
      label={label}
      hint={common.markdown}
      required={required}
      error={problem && <ValidationError error={problem} />}
    >
      {(control) => (
        <textarea
          {...field}
          {...control}
          autoComplete="off"
          maxLength={maxLength}
          onScroll={(event) => followScroll(event, preview.current)}
          className={cx(controlClass, paneClass, 'resize-none py-2.5')}
        />
      )}
    </Field>
  )
  return (
    <Panes area={area} hasProblem={problem !== undefined}>
      <Preview ref={preview} text={textOf(field.value)} />
    </Panes>
  )
}

/** Both panes have the same fixed height: nothing moves while somebody types. */
const paneClass = 'h-[45dvh] min-h-64'

type View = 'write' | 'preview'

function Panes({
  area,
  hasProblem,
  children,
}: {
  area: ReactNode
  hasProblem: boolean
  children: ReactNode
}) {
  const isWide = useIsWide()
  const [view, setView] = useState<View>('write')
  if (isWide) {
    return (
      <div data-markdown-pair className="grid grid-cols-2 gap-5">
        {area}
        <div className="grid min-w-0 content-start gap-1.5">
          <p className="font-semibold text-sm">{texts.preview}</p>
          {children}
        </div>
      </div>
    )
  }
  // A field with an error has to be in view.
  const active = hasProblem ? 'write' : view
  return (
    <div>
      <TabList<View>
        name="markdown"
        label={texts.views}
        tabs={[
          { id: 'write', label: texts.write },
          { id: 'preview', label: texts.preview },
        ]}
        active={active}
        onChange={setView}
        className="mb-3"
      />
      <TabPanel name="markdown" id="write" active={active}>
        {area}
      </TabPanel>
      <TabPanel name="markdown" id="preview" active={active}>
        {children}
      </TabPanel>
    </div>
  )
}

function Preview({ ref, text }: { ref: Ref<HTMLElement>; text: string }) {
  const blocks = parseMarkdown(useDeferredValue(text))
  return (
    <section
      ref={ref}
      aria-label={texts.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable by keyboard.
      tabIndex={0}
      className={cx(paneClass, 'overflow-y-auto rounded-md border bg-surface px-4 py-3')}
    >
      <LinkProvider component={NewTabLink}>
        {blocks.length > 0 ? <Prose blocks={blocks} /> : <p className="text-ink-muted">{texts.empty}</p>}
      </LinkProvider>
    </section>
  )
}

/** Following a link must not lose the text. */
function NewTabLink(props: LinkProps) {
  return <a {...props} target="_blank" rel="noreferrer" />
}

/** The preview shows the part that is being written. */
function followScroll({ currentTarget: area }: UIEvent<HTMLTextAreaElement>, preview: HTMLElement | null) {
  if (!preview) return
  const part = area.scrollTop / Math.max(1, area.scrollHeight - area.clientHeight)
  preview.scrollTop = part * (preview.scrollHeight - preview.clientHeight)
}

function useIsWide(): boolean {
  return useSyncExternalStore(watchWidth, () => wideScreen().matches)
}

const wideScreen = () => window.matchMedia('(min-width: 64rem)')

function watchWidth(onChange: () => void): () => void {
  const query = wideScreen()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
