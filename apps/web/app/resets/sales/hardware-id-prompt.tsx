import type { ResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { useFullT } from '@tecnoclick/ui/messages'
import { modalTrigger } from '@tecnoclick/ui/modal-trigger'
import { TextField } from '@tecnoclick/ui/text-field'
import type { FormResult } from '../../platform/form/form-result.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'

const loadRules = async () => (await import('./hardware-id-rules.ts')).hardwareIdRules

/** Shown while the file is downloadable and no hardware id was sent (resets.md#my-requests). */
export function HardwareIdPrompt({ sale, posted }: { sale: ResetSale; posted: FormResult | undefined }) {
  const t = useFullT()
  const ours = posted?.values?.saleId === String(sale.id) ? posted : undefined
  const { form, errors, busy } = useCheckedForm({
    action: '/account/ordersreset',
    load: loadRules,
    posted: ours,
  })
  const dialog = `hardware-id-${sale.id}`
  return (
    <>
      <Button variant="secondary" size="sm" {...modalTrigger(dialog)}>
        {t('resets.requests.sendHardwareId')}
      </Button>
      <Dialog id={dialog} size="sm" title={t('resets.requests.hardwareIdTitle', { model: sale.reset.model })}>
        <form {...form} className="grid gap-5 text-start">
          <input type="hidden" name="saleId" value={sale.id} />
          <TextField
            name="hid"
            label={t('resets.requests.hardwareId')}
            hint={t('resets.requests.hardwareIdHint')}
            defaultValue={ours?.values?.hid}
            error={errors.hid}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <Button type="submit" busy={busy} block>
            {t('resets.requests.sendHardwareId')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
