import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { useShellData } from '../../shell/shell-data.ts'
import { ContactFacts } from '../contact/contact-facts.tsx'

export function VisitBand() {
  const t = useT()
  const store = useShellData()?.store
  if (!store) return null
  return (
    <section aria-labelledby="visit-title" className="rounded-lg bg-sunken p-5 sm:p-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 id="visit-title" className="text-xl">
          {t('site.contact.visit')}
        </h2>
        <Button href="/site/contact-us-alt">{t('site.about.talk')}</Button>
      </div>
      <ContactFacts store={store} className="sm:grid-cols-2 lg:grid-cols-4" />
    </section>
  )
}
