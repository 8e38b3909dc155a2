import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import Mail from 'lucide-react/icons/mail'
import { useCachedFragment } from '../rendering/use-cached-fragment.ts'
import { CurrencyMenu } from './currency-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import type { ShellData } from './shell-data.ts'
import { useShellKey } from './use-shell-key.ts'

/** On a phone its choices are in the menu. Above the main bar in the stack, because its menus open over it. */
export function TopBar({ shell }: { shell: ShellData }) {
  const t = useT()
  const { tagline, email } = shell.store
  const content = useCachedFragment(useShellKey('top'), () => (
    <>
      <p className="min-w-0 flex-1 truncate">{tagline}</p>
      <Link
        href={`mailto:${email}`}
        aria-label={t('shell.topBar.email', { email })}
        className="hidden items-center gap-2 hover:text-on-band lg:flex"
      >
        <Mail aria-hidden="true" className="size-4" />
        <bdi>{email}</bdi>
      </Link>
      <LanguageMenu />
      <CurrencyMenu shell={shell} />
    </>
  ))
  return (
    <section
      aria-label={t('shell.topBar.label')}
      className="band relative z-40 hidden border-band-line border-b text-on-band-muted text-sm md:block print:hidden"
    >
      <PageContainer className="flex h-10 items-center gap-5" {...content} />
    </section>
  )
}
