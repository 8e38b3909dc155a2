import { Link } from '@tecnoclick/ui/link'
import { Mark } from '@tecnoclick/ui/logo'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'

/** When not even the store's name could be read. */
export function BareHeader() {
  const t = useT()
  return (
    <header className="band">
      <PageContainer className="flex h-14 items-center lg:h-18">
        <Link href="/" aria-label={t('shell.nav.home')} className="inline-flex size-11 items-center">
          <Mark />
        </Link>
      </PageContainer>
    </header>
  )
}
