import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { ClickScene } from './click-scene.tsx'

export function HomeHero({ tagline }: { tagline: string }) {
  const t = useT()
  return (
    <section className="band relative grid overflow-hidden rounded-lg md:grid-cols-[1.15fr_1fr]">
      <div className="relative z-10 self-center p-6 pt-8 sm:p-10 lg:p-16">
        <h1 className="max-w-[16ch] text-2xl">{tagline}</h1>
        <p className="mt-4 max-w-[42ch] text-lg text-on-band-muted">{t('shell.description')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button href="/shop/catalog" size="lg">
            {t('shell.nav.shop')}
          </Button>
          <Button href="/site/contact-us-alt" size="lg" variant="quiet" className="border border-band-line">
            {t('shell.nav.contact')}
          </Button>
        </div>
      </div>
      <ClickScene className="-mt-8 h-56 w-full overflow-visible sm:h-72 md:mt-0 md:h-full" />
    </section>
  )
}
