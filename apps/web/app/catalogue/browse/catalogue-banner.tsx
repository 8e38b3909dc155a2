import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { useShellData } from '../../shell/shell-data.ts'

export const bannerPicture = '/api/files/anuncio.jpg'

/** The welcome text over the picture with a fixed name, which staff replace (catalogue.md#product-list). */
export function CatalogueBanner() {
  const t = useT()
  const saveData = useShellData()?.saveData ?? false
  return (
    <div className="band relative isolate mt-3 overflow-hidden rounded-lg">
      {!saveData && (
        <img
          src={bannerPicture}
          alt=""
          width={1600}
          height={400}
          fetchPriority="high"
          className="-z-10 absolute inset-0 size-full object-cover rtl:-scale-x-100"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 bg-linear-to-r from-band via-band/80 to-band/10 p-5 sm:p-8 rtl:bg-linear-to-l">
        <p className="text-balance font-bold text-xl">{t('shop.banner')}</p>
        <Button href="/site/contact-us-alt" variant="quiet" className="border border-band-line bg-band/60">
          {t('shop.bannerLink')}
        </Button>
      </div>
    </div>
  )
}
