import { dateWriter } from '#domain/rules/intl.ts'
import { NativeSelect, Stack, Title } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { NoticeSettings } from '#contract/platform/inbox-settings.ts'
import { MAIL_RHYTHMS_OF_NOTICES } from '#domain/notices/due.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { ClockField } from './ClockField.tsx'
import classes from './notice-settings.module.css'
import { timingOf } from './own-zone.ts'
import type { SaveSettings } from './use-notice-settings.ts'

const A_MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** Monday to Sunday, as the language has it. */
function weekdays(): { value: string; label: string }[] {
  const write = dateWriter(currentLanguage(), { weekday: 'long', timeZone: 'UTC' })
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    value: String(day),
    label: write.format(A_MONDAY + (day - 1) * DAY_MS),
  }))
}

/** Whether mails come one by one, together once a day or week, or not at all. */
export function MailTimes({ settings, save }: { settings: NoticeSettings; save: SaveSettings }) {
  const { t } = useTranslation('notifications')
  const id = useId()
  const { mails_stopped, timing } = settings
  const choose = (value: string) => {
    if (value === 'never') save({ mails_stopped: true })
    const rhythm = MAIL_RHYTHMS_OF_NOTICES.find((one) => one === value)
    if (rhythm) save({ mails_stopped: false, timing: { ...timingOf(settings), rhythm } })
  }
  return (
    <section aria-labelledby={id}>
      <Stack gap="sm">
        <Title order={2} size="h4" id={id}>
          {t('settings.when')}
        </Title>
        <div className={classes.fields}>
          <NativeSelect
            aria-label={t('settings.when')}
            data={[...MAIL_RHYTHMS_OF_NOTICES, 'never' as const].map((value) => ({
              value,
              label: t(`settings.rhythms.${value}`),
            }))}
            value={mails_stopped ? 'never' : timing.rhythm}
            onChange={(event) => choose(event.currentTarget.value)}
          />
          {!mails_stopped && timing.rhythm === 'weekly' && (
            <NativeSelect
              label={t('settings.weekday')}
              data={weekdays()}
              value={String(timing.mail_weekday)}
              onChange={(event) => {
                const mail_weekday = Number(event.currentTarget.value)
                save({ timing: { ...timingOf(settings), mail_weekday } })
              }}
            />
          )}
          {!mails_stopped && timing.rhythm !== 'at_once' && (
            <ClockField
              label={t('settings.time')}
              value={timing.mail_time}
              onChange={(mail_time) => save({ timing: { ...timingOf(settings), mail_time } })}
            />
          )}
        </div>
      </Stack>
    </section>
  )
}
