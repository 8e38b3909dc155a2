import { useT } from '@tecnoclick/ui/messages'
import { ShowcaseSection } from './showcase-section.tsx'

const colors = [
  { name: 'components.typography.ink', look: 'bg-ink text-canvas' },
  { name: 'components.typography.action', look: 'bg-action text-on-action' },
  { name: 'components.typography.offer', look: 'bg-offer text-on-offer' },
  { name: 'components.typography.success', look: 'bg-success-soft text-success' },
  { name: 'components.typography.danger', look: 'bg-danger-soft text-danger' },
  { name: 'components.typography.muted', look: 'bg-sunken text-ink-muted' },
  { name: 'components.typography.surface', look: 'border bg-surface text-ink' },
] as const

export function ColorSamples() {
  const t = useT()
  return (
    <ShowcaseSection title={t('components.typography.colors')}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-7">
        {colors.map(({ name, look }) => (
          <li key={name} className={`flex h-24 items-end rounded-md p-3 font-semibold text-sm ${look}`}>
            {t(name)}
          </li>
        ))}
      </ul>
    </ShowcaseSection>
  )
}
