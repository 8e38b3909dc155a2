import type { Slide } from './slide.ts'
import { resetBanner } from './slides/banners.ts'
import { homeSlides } from './slides/home.ts'
import { homeTwoSlides } from './slides/home-two.ts'

/** The scenes of the slideshows and of the banner to the resets, by the name the seed gives them. */
export const slides: Readonly<Record<string, Slide>> = {
  ...homeSlides,
  ...homeTwoSlides,
  resets: resetBanner,
}
