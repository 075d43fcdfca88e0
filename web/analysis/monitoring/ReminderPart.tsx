import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  morningReminder,
  saveMorningReminder,
  type MorningReminder,
} from '#contract/analysis/monitoring.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { hasRole, isCoach } from '#domain/rules/viewer.ts'
import { morningNotice, saveMorningNotice } from '#contract/analysis/monitoring-noted.ts'
import { query } from '../../api/api.ts'
import { Form } from '../../form/Form.tsx'
import { RadioField, SwitchField } from '../../form/ChoiceFields.tsx'
import { ClockTextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useViewer } from '../../shell/viewer.ts'

/** Whether a coach is notified in the morning of red and amber values. */
function NoticePart() {
  const asked = useQuery(query(morningNotice))
  return asked.data ? (
    <NoticeForm wanted={asked.data.data.wanted} />
  ) : (
    <Waiting for={asked} rows={2} part />
  )
}

function NoticeForm({ wanted }: { wanted: boolean }) {
  const { t } = useTranslation('monitoring')
  const form = useForm(saveMorningNotice, {
    initial: { wanted },
    refreshes: [morningNotice],
    saved: t('notice.saved'),
  })
  return (
    <Form of={form} submit={t('save')} disabled={!form.dirty}>
      <SwitchField
        {...form.at('wanted')}
        label={t('notice.wanted')}
        description={t('notice.hint')}
      />
    </Form>
  )
}

/** When an athlete is reminded of the morning, and whether a coach is notified of what is noted. */
export function ReminderPart() {
  const viewer = useViewer()
  return (
    <Stack gap="xl">
      {hasRole(viewer, [ROLE.athlete]) && <Reminder />}
      {isCoach(viewer) && <NoticePart />}
    </Stack>
  )
}

function Reminder() {
  const asked = useQuery(query(morningReminder))
  return asked.data ? (
    <ReminderForm reminder={asked.data.data} />
  ) : (
    <Waiting for={asked} rows={4} part />
  )
}

const CHOICES = ['club', 'own', 'never'] as const

function ReminderForm({ reminder }: { reminder: MorningReminder }) {
  const { t } = useTranslation('monitoring')
  const { club_time } = reminder
  const form = useForm(saveMorningReminder, {
    initial: { when: reminder.when, remind_time: reminder.remind_time ?? '' },
    send: ({ when, remind_time }, call) =>
      call(saveMorningReminder, {
        body: { when, remind_time: remind_time === '' ? null : remind_time },
      }),
    refreshes: [morningReminder],
    saved: t('reminder.saved'),
  })
  const clubLabel =
    club_time === null ? t('reminder.clubNever') : t('reminder.club', { time: club_time })
  return (
    <Form of={form} submit={t('save')} disabled={!form.dirty} bar>
      <RadioField
        {...form.at('when')}
        label={t('reminder.when')}
        description={t('reminder.hint')}
        choices={CHOICES.map((value) => ({
          value,
          label: value === 'club' ? clubLabel : t(`reminder.${value}`),
        }))}
      />
      {form.values.when === 'own' && (
        <ClockTextField {...form.at('remind_time')} label={t('reminder.time')} />
      )}
    </Form>
  )
}
