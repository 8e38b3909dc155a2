import { adminPromotions } from '@tecnoclick/contract/selling/promotions/endpoints'
import type { PromotionRow } from '@tecnoclick/contract/selling/promotions/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import type { Column } from '@tecnoclick/ui/table'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { useMoney } from '../../platform/money.tsx'
import { PromotionFields } from './promotion-fields.tsx'
import { emptyPromotion, newPromotion, promotionValues } from './promotion-form.ts'

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
      rowActions={(promotion) => <CopyAction promotion={promotion} />}
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

/** A copy is switched off and has no code, until staff have changed it. */
function CopyAction({ promotion }: { promotion: PromotionRow }) {
  const { run, busy } = useAction()

  async function copy() {
    const name = fillText(texts.copyName, { name: promotion.name }).slice(0, 40)
    const values = { ...promotionValues(promotion), name, code: '', active: false }
    await run(() => officeClient.call(adminPromotions.create, { body: newPromotion(values) }), {
      done: texts.copied,
    })
  }

  return (
    <Button variant="quiet" size="sm" busy={busy} onClick={() => void copy()}>
      {texts.copy}
    </Button>
  )
}
