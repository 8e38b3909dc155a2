import type { Banner } from '@tecnoclick/contract/site/banners/schemas'
import { fileAddress } from '../pictures/picture-address.ts'

interface ScenePictureProps {
  banner: Pick<Banner, 'image' | 'phoneImage'>
  /** In view at once: it is the largest thing on the page. */
  priority: boolean
  className?: string
}

/** A composed scene, with its own crop for narrow screens. */
export function ScenePicture({ banner, priority, className }: ScenePictureProps) {
  return (
    <picture>
      {banner.phoneImage && (
        <source media="(width < 40rem)" srcSet={fileAddress(banner.phoneImage)} width={720} height={800} />
      )}
      <img
        src={fileAddress(banner.image)}
        alt=""
        width={1600}
        height={700}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  )
}
