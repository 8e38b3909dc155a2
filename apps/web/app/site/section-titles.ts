import { accountLinks, informationLinks, mainNavigation } from '../shell/nav-items.ts'

const linked = [
  ...informationLinks,
  ...accountLinks,
  ...mainNavigation,
  { href: '/account/login', label: 'shell.account.signIn' },
] as const

/** What the link that led here is called; undefined where no link of the shell leads. */
export function sectionTitle(pathname: string): (typeof linked)[number]['label'] | undefined {
  const path = pathname.replace(/\/+$/, '')
  return linked.find(({ href }) => href === path)?.label
}
