import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { useFullT } from '@tecnoclick/ui/messages'
import Heart from 'lucide-react/icons/heart'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Trash from 'lucide-react/icons/trash-2'
import { Samples, ShowcaseSection } from './showcase-section.tsx'

export function ButtonSamples() {
  const t = useFullT()
  return (
    <ShowcaseSection title={t('components.sections.buttons')}>
      <div className="grid gap-4">
        <Samples>
          <Button>{t('components.buttons.primary')}</Button>
          <Button variant="secondary">{t('components.buttons.secondary')}</Button>
          <Button variant="quiet">{t('components.buttons.quiet')}</Button>
          <Button variant="danger">{t('components.buttons.danger')}</Button>
        </Samples>
        <Samples>
          <Button size="sm">{t('components.buttons.small')}</Button>
          <Button size="lg">{t('components.buttons.large')}</Button>
          <Button icon={<ShoppingCart aria-hidden="true" className="size-4.5" />}>
            {t('components.buttons.withIcon')}
          </Button>
          <Button href="/site/components" variant="secondary">
            {t('components.buttons.link')}
          </Button>
        </Samples>
        <Samples>
          <Button disabled>{t('components.buttons.disabled')}</Button>
          <Button variant="secondary" disabled>
            {t('components.buttons.disabled')}
          </Button>
          <Button busy>{t('components.buttons.busy')}</Button>
          <Button variant="secondary" busy>
            {t('components.buttons.busy')}
          </Button>
        </Samples>
      </div>
    </ShowcaseSection>
  )
}

export function IconButtonSamples() {
  const t = useFullT()
  return (
    <ShowcaseSection title={t('components.sections.iconButtons')}>
      <Samples>
        <IconButton variant="primary" label={t('components.buttons.primary')}>
          <ShoppingCart className="size-5" />
        </IconButton>
        <IconButton variant="secondary" label={t('components.buttons.secondary')}>
          <Heart className="size-5" />
        </IconButton>
        <IconButton label={t('components.buttons.quiet')}>
          <Heart className="size-5" />
        </IconButton>
        <IconButton variant="danger" label={t('components.buttons.danger')}>
          <Trash className="size-5" />
        </IconButton>
        <IconButton variant="secondary" disabled label={t('components.buttons.disabled')}>
          <Heart className="size-5" />
        </IconButton>
        <IconButton variant="secondary" busy label={t('components.buttons.busy')}>
          <Heart className="size-5" />
        </IconButton>
      </Samples>
    </ShowcaseSection>
  )
}
