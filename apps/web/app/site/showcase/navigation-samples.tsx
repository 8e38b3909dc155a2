import { Menu } from '@tecnoclick/ui/menu'
import { useFullT } from '@tecnoclick/ui/messages'
import { Pagination } from '@tecnoclick/ui/pagination'
import { Tabs } from '@tecnoclick/ui/tabs'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Heart from 'lucide-react/icons/heart'
import LogOut from 'lucide-react/icons/log-out'
import User from 'lucide-react/icons/user'
import { ShowcaseSection } from './showcase-section.tsx'

const here = '/site/components'

export function MenuSamples() {
  const t = useFullT()
  return (
    <ShowcaseSection title={t('components.sections.menus')}>
      <Menu
        className="w-fit"
        triggerClassName="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-raised px-5 font-semibold text-sm hover:bg-sunken"
        trigger={
          <>
            {t('components.dialog.openMenu')}
            <ChevronDown aria-hidden="true" className="size-4" />
          </>
        }
        items={[
          { key: 'profile', label: t('shell.account.profile'), href: here, icon: <User />, current: true },
          { key: 'wishlist', label: t('shop.wishlist.title'), href: here, icon: <Heart /> },
          {
            key: 'leave',
            label: t('shell.account.signOut'),
            onSelect: () => {},
            icon: <LogOut />,
            tone: 'danger',
          },
        ]}
      />
    </ShowcaseSection>
  )
}

export function TabsSamples() {
  const t = useFullT()
  const title = t('components.sections.tabs')
  return (
    <ShowcaseSection title={title}>
      <Tabs
        label={title}
        tabs={[
          {
            id: 'sample-description',
            label: t('components.tabs.description'),
            content: t('components.tabs.descriptionText'),
          },
          {
            id: 'sample-specification',
            label: t('components.tabs.specification'),
            content: t('components.tabs.specificationText'),
          },
          {
            id: 'sample-reviews',
            label: t('components.tabs.reviews'),
            content: t('components.tabs.reviewsText'),
          },
        ]}
      />
    </ShowcaseSection>
  )
}

export function PaginationSamples() {
  const t = useFullT()
  return (
    <ShowcaseSection title={t('components.sections.pagination')}>
      <Pagination page={5} pages={12} hrefFor={() => here} />
    </ShowcaseSection>
  )
}
