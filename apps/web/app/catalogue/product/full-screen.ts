import { pictureUrl } from '@tecnoclick/domain/platform/files'
import type { Translate } from '@tecnoclick/messages/translate'
import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import { largestPictureWidth } from '../../platform/page/product-urls.ts'

interface FullScreenOptions {
  images: readonly string[]
  name: string
  index: number
  t: Translate
  /** Gets the focus back. If it is in a modal dialog, the pictures open inside that dialog, or they would be inert. */
  opener: HTMLElement
  onSlide: (index: number) => void
}

/** Background opacity 0.9, pictures of 700 by 700 (catalogue.md#product-page). */
export function openFullScreen({ images, name, index, t, opener, onSlide }: FullScreenOptions): void {
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const viewer = new PhotoSwipe({
    dataSource: images.map((image) => ({
      src: pictureUrl(image, largestPictureWidth),
      width: largestPictureWidth,
      height: largestPictureWidth,
      alt: name,
    })),
    index,
    bgOpacity: 0.9,
    appendToEl: opener.closest('dialog') ?? document.body,
    showHideAnimationType: reducesMotion ? 'none' : 'fade',
    closeTitle: t('ui.close'),
    zoomTitle: t('ui.gallery.zoom'),
    arrowPrevTitle: t('ui.carousel.previous'),
    arrowNextTitle: t('ui.carousel.next'),
    errorMsg: t('errors.unavailable'),
  })
  viewer.on('change', () => onSlide(viewer.currIndex))
  viewer.init()
}
