import type { Client } from '@tecnoclick/contract/platform/client'
import { adminBanners } from '@tecnoclick/contract/site/banners/endpoints'
import type { BannerPlace } from '@tecnoclick/contract/site/banners/schemas'
import { numberOf, positionOf, textOf, textOrNull } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'
import { fromLocalInput } from '../../platform/desk/day-values.ts'

const places: readonly BannerPlace[] = ['slideshow', 'slideshow-two', 'resets', 'catalogue']

const body = (values: Values) => ({
  place: places.find((known) => known === values.place) ?? 'slideshow',
  title: textOf(values.title),
  text: textOrNull(values.text),
  linkLabel: textOrNull(values.linkLabel),
  link: textOrNull(values.link),
  image: textOf(values.image),
  phoneImage: textOrNull(values.phoneImage),
  position: positionOf(values.position),
  enable: values.enable === true,
  startsDate: fromLocalInput(values.startsDate),
  endsDate: fromLocalInput(values.endsDate),
})

export function bannerCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminBanners, {
    create: body,
    change: (values) => ({ ...body(values), version: numberOf(values.version) }),
  })
}
