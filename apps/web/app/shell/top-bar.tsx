import { locales, nativeNames } from '@tecnoclick/messages/platform/locales'
import { Link } from '@tecnoclick/ui/link'
import { Menu } from '@tecnoclick/ui/menu'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Globe from 'lucide-react/icons/globe'
import Mail from 'lucide-react/icons/mail'
import { cachedFragment } from '../rendering/cached-fragment.tsx'
import { type ShellData, useShellData } from '../rendering/shell-data.ts'
import { CurrencyForm, LanguageForm } from './preference-forms.tsx'

/** Hidden on phones, whose menu has the same choices. Its z-index is above the main bar because its menus overlap it. */
export function TopBar() {
  const t = useT()
  return (
    <section
      aria-label={t('shell.topBar.label')}
      className="band relative z-40 hidden border-band-line border-b text-on-band-muted text-sm md:block print:hidden"
    >
      <TopBarContent container={<PageContainer className="flex h-10 items-center gap-5" />} />
    </section>
  )
}

const TopBarContent = cachedFragment(() => {
  const t = useT()
  const shell = useShellData()
  if (!shell) return null
  const { tagline, email } = shell.store
  return (
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
  )
})

function LanguageMenu() {
  const t = useT()
  const current = useLocale()
  return (
    <LanguageForm>
      <Menu
        align="end"
        label={t('shell.language.current', { name: nativeNames[current] })}
        triggerClassName="flex h-10 items-center gap-1.5 hover:text-on-band"
        trigger={
          <>
            <Globe aria-hidden="true" className="size-4" />
            {nativeNames[current]}
            <ChevronDown aria-hidden="true" className="size-3.5" />
          </>
        }
        items={locales.map((locale) => ({
          key: locale,
          label: nativeNames[locale],
          lang: locale,
          current: locale === current,
          submit: { name: 'locale', value: locale },
        }))}
      />
    </LanguageForm>
  )
}

function CurrencyMenu({ shell: { currencies, currency } }: { shell: ShellData }) {
  const t = useT()
  return (
    <CurrencyForm>
      <Menu
        align="end"
        label={t('shell.currency.current', { code: currency })}
        triggerClassName="flex h-10 items-center gap-1.5 hover:text-on-band"
        trigger={
          <>
            {currency}
            <ChevronDown aria-hidden="true" className="size-3.5" />
          </>
        }
        items={currencies.map(({ code, name }) => ({
          key: code,
          label: <CurrencyName code={code} name={name} />,
          current: code === currency,
          submit: { name: 'currency', value: code },
        }))}
      />
    </CurrencyForm>
  )
}

function CurrencyName({ code, name }: { code: string; name: string }) {
  return (
    <>
      <span className="inline-block w-12 font-semibold">{code}</span>
      <bdi className="font-normal text-ink-muted">{name}</bdi>
    </>
  )
}
