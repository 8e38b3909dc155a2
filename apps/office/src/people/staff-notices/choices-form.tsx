import { changeStaffNotices } from '@tecnoclick/contract/people/staff-notices/endpoints'
import type { StaffNoticeChoices, StaffNotices } from '@tecnoclick/contract/people/staff-notices/schemas'
import { type NoticeGroup, type StaffChannel, staffChannels } from '@tecnoclick/domain/staff/staff-notices'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useId, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { Section } from '../../platform/layout/section.tsx'

const { staffNotices: texts } = office

const fields = { mail: 'byMail', telegram: 'byTelegram', push: 'byPush' } as const satisfies Record<
  StaffChannel,
  keyof StaffNoticeChoices
>

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** The channels of each group, and the hours without noise. */
export function ChoicesForm({ notices }: { notices: StaffNotices }) {
  const { byMail, byTelegram, byPush, quietFrom, quietUntil } = notices
  const [choices, setChoices] = useState<StaffNoticeChoices>({
    byMail,
    byTelegram,
    byPush,
    quietFrom,
    quietUntil,
  })
  const [isHalf, setHalf] = useState(false)
  const { run, busy, refusal } = useAction({ inline: true })
  const isOff = { mail: false, telegram: !notices.telegram, push: notices.devices.length === 0 }
  const hints = [
    ...(isOff.push ? [texts.noDevices] : []),
    ...(isOff.telegram && notices.bot ? [texts.notConnected] : []),
  ]

  function choose(channel: StaffChannel, group: NoticeGroup, isOn: boolean) {
    const field = fields[channel]
    const others = choices[field].filter((one) => one !== group)
    setChoices({ ...choices, [field]: isOn ? [...others, group] : others })
  }

  function setHour(field: 'quietFrom' | 'quietUntil', value: string) {
    setChoices({ ...choices, [field]: value === '' ? null : Number(value) })
  }

  return (
    <Section title={texts.choices}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={async (event) => {
          event.preventDefault()
          const half = (choices.quietFrom === null) !== (choices.quietUntil === null)
          setHalf(half)
          if (half) return
          await run(() => officeClient.call(changeStaffNotices, { body: choices }), { done: texts.saved })
        }}
      >
        <p className="text-ink-muted text-sm">{[texts.choicesText, ...hints].join(' ')}</p>
        <div className="divide-y border-y">
          {notices.groups.map((group) => (
            <GroupRow
              key={group}
              group={group}
              isOn={(channel) => choices[fields[channel]].includes(group)}
              isOff={(channel) => isOff[channel]}
              onChoose={(channel, isOn) => choose(channel, group, isOn)}
            />
          ))}
        </div>
        <fieldset className="grid min-w-0 gap-3">
          <legend className="mb-1 font-semibold text-sm">{texts.quiet}</legend>
          <p className="text-ink-muted text-sm">{texts.quietText}</p>
          <div className="grid max-w-md grid-cols-2 gap-4">
            {(['quietFrom', 'quietUntil'] as const).map((field) => (
              <SelectField
                key={field}
                label={field === 'quietFrom' ? texts.from : texts.until}
                options={hours}
                placeholder={texts.none}
                value={choices[field] === null ? '' : String(choices[field])}
                error={field === 'quietUntil' && isHalf && texts.both}
                onChange={(event) => setHour(field, event.currentTarget.value)}
              />
            ))}
          </div>
        </fieldset>
        <SaveError refusal={refusal} />
        <Button type="submit" busy={busy} className="sm:justify-self-start">
          {texts.save}
        </Button>
      </form>
    </Section>
  )
}

interface GroupRowProps {
  group: NoticeGroup
  isOn: (channel: StaffChannel) => boolean
  isOff: (channel: StaffChannel) => boolean
  onChoose: (channel: StaffChannel, isOn: boolean) => void
}

function GroupRow({ group, isOn, isOff, onChoose }: GroupRowProps) {
  const id = useId()
  return (
    <fieldset
      aria-labelledby={id}
      className="grid min-w-0 items-center gap-x-4 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0 text-sm">
        <p id={id} className="font-semibold">
          {texts.groups[group]}
        </p>
        <p className="text-ink-muted">{texts.groupTexts[group]}</p>
      </div>
      <div className="flex flex-wrap justify-between gap-x-2 md:grid md:grid-cols-[6rem_7rem_8rem]">
        {staffChannels.map((channel) => (
          <CheckboxField
            key={channel}
            className="[&_label]:gap-2 [&_label]:text-sm"
            label={texts.channels[channel]}
            aria-label={fillText(texts.choose, {
              group: texts.groups[group],
              channel: texts.channels[channel],
            })}
            checked={isOn(channel) && !isOff(channel)}
            disabled={isOff(channel)}
            onChange={(event) => onChoose(channel, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
