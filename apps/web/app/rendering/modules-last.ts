/** On a narrow line styles, font and the first picture come before the script, which nobody sees. */
export function modulesLast(page: string): string {
  return page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}
