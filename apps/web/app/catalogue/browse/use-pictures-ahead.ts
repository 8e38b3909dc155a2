import { preload } from 'react-dom'
import { useShellData } from '../../shell/shell-data.ts'
import { usualSizes } from '../card/grid-card.tsx'
import { pictureAddress, pictureSet } from '../pictures/picture-address.ts'
import { bannerPicture } from './catalogue-banner.tsx'
import type { ListPlace } from './list-address.ts'
import type { ListFacts } from './list-facts.ts'

/**
 * Tells the browser of the first screen's pictures before it has read that far. React does so for what it draws, and a page
 * that was drawn before has to do it by hand.
 */
export function usePicturesAhead(facts: ListFacts | undefined, { search }: ListPlace): void {
  const shell = useShellData()
  if (!import.meta.env.SSR || shell?.saveData) return
  // The largest of them, and of the same rank: otherwise it would come last.
  preload(bannerPicture, { as: 'image', fetchPriority: 'high' })
  if (search.get('view') === 'list') return
  for (const name of facts?.firstPictures ?? []) {
    preload(pictureAddress(name, 320), {
      as: 'image',
      imageSrcSet: pictureSet(name),
      imageSizes: usualSizes,
      fetchPriority: 'high',
    })
  }
}
