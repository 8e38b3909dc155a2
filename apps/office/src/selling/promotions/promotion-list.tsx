import type { PromotionRow } from '@tecnoclick/contract/selling/promotions/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { useMoney } from '../../platform/money.tsx'
import { CopyPromotion } from './copy-promotion.tsx'
import { PromotionFields } from './promotion-fields.tsx'
import { emptyPromotion, promotionValues } from './promotion-form.ts'

const { promotions: texts } = office

const tones = { off: 'neutral', coming: 'offer', running: 'success', over: 'neutral' } as const

const columns: readonly Column<PromotionRow>[] = [
  titleColumn('name', texts.columns.name, ({ name }) => name),
  { key: 'code', header: texts.columns.code, cell: ({ code }) => code ?? texts.automatic },
  { key: 'reward', header: texts.columns.reward, cell: (promotion) => <RewardText promotion={promotion} /> },
  {
    key: 'phase',
    header: texts.columns.phase,
    cell: ({ phase }) => <Badge tone={tones[phase]}>{texts.phases[phase]}</Badge>,
  },
  { key: 'dates', header: texts.columns.dates, cell: (promotion) => <Dates promotion={promotion} /> },
  {
    key: 'uses',
    header: texts.columns.uses,
    cell: ({ uses, maxUses }) => (maxUses === null ? uses : fillText(texts.usesOf, { uses, max: maxUses })),
  },
]

export function PromotionList() {
  return (
    <EditableListPage<PromotionRow>
      resource="promotions"
      texts={texts}
      nameOf={({ name }) => name}
      columns={columns}
      sort={{ field: 'id', order: 'DESC' }}
      size="lg"
      rowActions={(promotion) => <CopyPromotion promotion={promotion} />}
      emptyForm={emptyPromotion}
      toForm={promotionValues}
      fields={(promotion) => <PromotionFields promotion={promotion} />}
    />
  )
}

function RewardText({ promotion }: { promotion: PromotionRow }) {
  const money = useMoney()
  const { kind, percent, take, pay, giftUnits, amounts } = promotion
  const inMoney = Object.entries(amounts).map(([currency, amount]) => money(amount, currency))
  const values = { percent, take, pay, units: giftUnits, amounts: inMoney.join(' / ') }
  const known = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
  return fillText(texts.rewards[kind], Object.fromEntries(known))
}

function Dates({ promotion: { startsDate, endsDate } }: { promotion: PromotionRow }) {
  if (startsDate === null && endsDate === null) return texts.always
  return (
    <>
      {startsDate && <DateTime date={startsDate} />}
      {' – '}
      {endsDate && <DateTime date={endsDate} />}
    </>
  )
}
