import { pages, pathPattern } from '../app/pages.ts'

/** For Vite's `define`: browsers get two patterns instead of the whole list of pages. */
export const pagePatterns = {
  OFFLINE_PAGES: JSON.stringify(pathPattern(pages.filter(({ offline }) => offline))),
  FRONT_TEXT_PAGES: JSON.stringify(pathPattern(pages.filter(({ frontTexts }) => frontTexts))),
}
