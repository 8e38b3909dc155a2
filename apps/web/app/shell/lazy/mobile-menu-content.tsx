import { getCategoryTree } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { Category } from '@tecnoclick/contract/catalogue/browse/schemas'
import { createClient } from '@tecnoclick/contract/platform/client'
import type { SavedListName } from '@tecnoclick/domain/catalogue/saved-lists'
import { locales, nativeNames } from '@tecnoclick/messages/platform/locales'
import { Button } from '@tecnoclick/ui/button'
import { Counter } from '@tecnoclick/ui/counter'
import { Link } from '@tecnoclick/ui/link'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { savedIds } from '../../catalogue/saved-lists/saved-ids.ts'
import { openExistingLists } from '../../catalogue/saved-lists/use-saved-list.ts'
import { browserSend } from '../../offline/browser-send.ts'
import { DataSaverSwitch } from '../../offline/data-saver-switch.tsx'
import { telephoneHref, whatsappHref } from '../../platform/page/contact-links.ts'
import { type CurrentMarks, mainNavigation } from '../../platform/page/nav-items.ts'
import { WhatsappIcon } from '../../platform/page/whatsapp-icon.tsx'
import { type ShellData, useShellData } from '../../rendering/shell-data.ts'
import { ChoiceButtons, CurrencySwitch, LanguageForm } from '../preference-forms.tsx'

interface MobileMenuContentProps {
  marks: CurrentMarks
  isSignedIn: boolean
}

const client = createClient(browserSend)

export default function MobileMenuContent({ marks, isSignedIn }: MobileMenuContentProps) {
  const t = useT()
  const shell = useShellData()
  const { links, categories } = useOpenMenu(shell)
  if (!shell) return null
  const { store } = shell
  return (
    <>
      <nav aria-label={t('shell.nav.label')} className="p-2">
        <CategoryLinks categories={categories} />
        <ul>
          {mainNavigation.map((item, index) => (
            <li key={item.href}>
              <Link href={item.href} aria-current={marks[index]} className="menu-row">
                {t(item.label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul ref={links} className="border-t p-2">
        <li>
          <Link href="/shop/track-order" className="menu-row">
            {t('shell.footer.trackOrder')}
          </Link>
        </li>
        <li>
          <SavedListLink name="wishlist" />
        </li>
        <li>
          <SavedListLink name="compare" />
        </li>
      </ul>
      <div className="grid gap-5 border-t p-5">
        {!isSignedIn && (
          <div className="grid gap-2">
            <Button href="/account/login" block>
              {t('shell.account.signIn')}
            </Button>
            <Button href="/account/login#registro" variant="secondary" block>
              {t('shell.nav.register')}
            </Button>
          </div>
        )}
        <Choice title={t('shell.currency.label')}>
          <CurrencySwitch shell={shell} />
        </Choice>
        <Choice title={t('shell.language.label')}>
          <LanguageSwitch />
        </Choice>
        <DataSaverSwitch isOn={shell.saveData} hintId="data-saver-in-menu" />
        <Choice title={t('shell.topBar.support')}>
          <div className="grid gap-2">
            <Button
              href={telephoneHref(store.supportPhone)}
              variant="secondary"
              block
              icon={<Phone aria-hidden="true" className="size-4.5" />}
            >
              <bdi>{store.supportPhone}</bdi>
            </Button>
            <Button
              href={whatsappHref(store.whatsapp)}
              variant="secondary"
              block
              icon={<WhatsappIcon className="size-4.5" />}
            >
              {t('shell.topBar.whatsapp')}
            </Button>
            <Button
              href={`mailto:${store.email}`}
              variant="secondary"
              block
              icon={<Mail aria-hidden="true" className="size-4.5" />}
            >
              <bdi>{store.email}</bdi>
            </Button>
          </div>
        </Choice>
      </div>
    </>
  )
}

/** Saved lists and categories are asked for when the menu opens: it is on every page. */
function useOpenMenu(shell: ShellData | undefined) {
  const links = useRef<HTMLUListElement>(null)
  const [categories, setCategories] = useState<readonly Category[]>([])
  useEffect(() => {
    const menu = links.current?.closest('[popover]')
    const open = () => {
      openExistingLists(shell?.viewer?.email)
      void client.attempt(getCategoryTree).then((answer) => answer.ok && setCategories(answer.data.data))
    }
    // This script may arrive after the first opening.
    if (menu?.matches(':popover-open')) open()
    menu?.addEventListener('beforetoggle', open)
    return () => menu?.removeEventListener('beforetoggle', open)
  }, [shell])
  return { links, categories }
}

function CategoryLinks({ categories }: { categories: readonly Category[] }) {
  const t = useT()
  return (
    <details open className="group">
      <summary className="menu-row">
        {t('shop.home.categories')}
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-4 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <ul lang="es" className="ps-3">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={`/shop/catalog/${slug}`} className="menu-row">
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

function SavedListLink({ name }: { name: SavedListName }) {
  const t = useT()
  const count = useStore(savedIds, (saved) => saved[name].size)
  return (
    <Link href={`/shop/${name}`} className="menu-row">
      {t(`shop.${name}.title`)}
      <Counter count={count} label={`(${count})`} />
    </Link>
  )
}

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1.5 text-ink-muted text-sm">{title}</h2>
      {children}
    </section>
  )
}

function LanguageSwitch() {
  const t = useT()
  return (
    <LanguageForm>
      <ChoiceButtons
        name="locale"
        label={t('shell.language.label')}
        current={useLocale()}
        choices={locales.map((locale) => ({ value: locale, text: nativeNames[locale], lang: locale }))}
        className="grid grid-cols-2 rounded-md bg-sunken p-1"
      />
    </LanguageForm>
  )
}
