import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { DataSaverSwitch } from '../../offline/data-saver-switch.tsx'
import { useIdleComponent } from '../../rendering/use-idle-component.ts'
import { BrandLink } from '../brand-link.tsx'
import type { ShellData } from '../shell-data.ts'
import { FooterContact } from './footer-contact.tsx'
import { FooterLinks } from './footer-links.tsx'
import { SocialLinks } from './social-links.tsx'

export default function Footer({ shell: { store, year, saveData } }: { shell: ShellData }) {
  const t = useT()
  const Extras = useIdleComponent(() => import('../../offline/footer-extras.tsx'))
  return (
    <footer className="band mt-16 lg:mt-24 print:hidden">
      <PageContainer className="grid gap-x-10 gap-y-10 py-12 md:grid-cols-[1fr_1fr] lg:grid-cols-[1.2fr_1.2fr_1fr] lg:py-16">
        <div>
          <BrandLink store={store} />
          <p className="mt-3 mb-4 max-w-[26ch] text-on-band-muted">{store.tagline}</p>
          <SocialLinks store={store} />
        </div>
        <FooterContact store={store} />
        <FooterLinks />
      </PageContainer>
      <PageContainer>
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-band-line border-t py-5">
          <DataSaverSwitch isOn={saveData} hintId="data-saver-in-footer" />
          {Extras && <Extras />}
        </div>
        <p className="border-band-line border-t py-5 text-on-band-muted text-sm">
          {t('shell.footer.rights', { year: String(year), store: store.storeName })}
        </p>
      </PageContainer>
    </footer>
  )
}
