import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { useHydrated } from '../../platform/form/use-hydrated.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import type { ShownBanner } from './load-home.ts'
import { BannerPicture } from './slideshow.tsx'

/** Links to the reset files. Staff may replace its text (catalogue.md#home-page). */
export default function ResetBanner({ banner }: { banner: ShownBanner | undefined }) {
  const t = useT()
  const saveData = useShellData()?.saveData ?? false
  // The script of this part comes when it is near: lazy loading would fetch the picture several screens before.
  const isNear = useHydrated()
  const picture = banner && !saveData && (
    <BannerPicture
      banner={banner}
      priority={false}
      className="-z-10 absolute inset-0 size-full object-cover"
    />
  )
  return (
    <section
      {...(banner && { lang: banner.lang ?? 'es', dir: 'ltr' })}
      className="band relative isolate overflow-hidden rounded-lg"
    >
      {picture && (isNear ? picture : <noscript>{picture}</noscript>)}
      <div className="bg-linear-to-r from-band via-60% via-band/80 to-band/20 p-6 sm:p-10 lg:p-14">
        <h2 dir="auto" className="max-w-[24ch] text-left text-xl">
          {banner?.title ?? t('shell.nav.resets')}
        </h2>
        {banner?.text && (
          <p dir="auto" className="mt-2 max-w-[44ch] text-left text-on-band-muted">
            {banner.text}
          </p>
        )}
        <div className="mt-5">
          <Button href={banner?.link ?? '/reset/list'}>{banner?.linkLabel || t('shell.nav.resets')}</Button>
        </div>
      </div>
    </section>
  )
}
