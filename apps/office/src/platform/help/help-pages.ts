import { office } from '@tecnoclick/messages/office'

const { pages, groups } = office.help

export interface HelpPage {
  key: string
  title: string
  group: keyof typeof groups
  href: string
  steps: readonly string[]
}

export const helpPages: readonly HelpPage[] = Object.entries(pages).map(([key, page]) => ({ key, ...page }))

export const helpGroups = Object.entries(groups).map(([key, label]) => ({
  label,
  pages: helpPages.filter(({ group }) => group === key),
}))

export function findHelp(key: string | undefined): HelpPage | undefined {
  return helpPages.find((page) => page.key === key)
}
