import { Alert, Stack, Text, Button, Group, Switch, Title, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useId } from 'react'
import { FIXED_TOPICS } from '#domain/notices/kinds.ts'
import type { NoticeSettings, NoticeTiming } from '#contract/platform/inbox-settings.ts'
import { dateWriter } from '#domain/rules/intl.ts'
import { MAIL_RHYTHMS_OF_NOTICES } from '#domain/notices/due.ts'
import { useFormat } from '../../format/format.ts'
import { sentences } from '../../format/punctuation.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { Page } from '../../ui/Page.tsx'
import { paths } from '../../paths/paths.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { TimeField, type TimeFieldProps } from '../../ui/TimeField.tsx'
import { GroupChoices } from './GroupChoices.tsx'
import { NoticeTabs } from './NoticeTabs.tsx'
import { PushPart } from './push/PushPart.tsx'
import { useNoticeSettings, type SaveSettings } from './use-notice-settings.ts'
import classes from './notice-settings.module.css'

type ClockFieldProps = Pick<TimeFieldProps, 'label' | 'value' | 'onChange'>

/** A time of the clock that always is one: what is half typed stays in the field. */
const ClockField = ({ onChange, ...field }: ClockFieldProps) => (
  <TimeField
    {...field}
    onChange={(time) => {
      if (time !== '' && time !== field.value) onChange(time)
    }}
  />
)

/** Where the browser is. */
const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** When notices come; until somebody has chosen a zone, by the clock of the browser. */
const timingOf = ({ timing, is_time_zone_set }: NoticeSettings): NoticeTiming =>
  is_time_zone_set ? timing : { ...timing, time_zone: ownZone }

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
function MailTimes({ settings, save }: { settings: NoticeSettings; save: SaveSettings }) {
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

const NIGHT = { quiet_from: '22:00', quiet_until: '07:00' }
const NONE = { quiet_from: null, quiet_until: null }

/** When nothing is sent, in the person's own time. */
function QuietHours({ settings, save }: { settings: NoticeSettings; save: SaveSettings }) {
  const { t } = useTranslation('notifications')
  const id = useId()
  const timing = timingOf(settings)
  const { quiet_from, quiet_until, time_zone } = timing
  const isQuiet = quiet_from !== null && quiet_until !== null
  return (
    <section aria-labelledby={id}>
      <Stack gap="sm">
        <Title order={2} size="h4" id={id}>
          {t('settings.quiet')}
        </Title>
        <Switch
          label={t('settings.quietOn')}
          description={t('settings.quietHint')}
          checked={isQuiet}
          onChange={(event) =>
            save({ timing: { ...timing, ...(event.currentTarget.checked ? NIGHT : NONE) } })
          }
        />
        {isQuiet && (
          <div className={classes.fields}>
            <ClockField
              label={t('settings.from')}
              value={quiet_from}
              onChange={(from) => save({ timing: { ...timing, quiet_from: from } })}
            />
            <ClockField
              label={t('settings.until')}
              value={quiet_until}
              onChange={(until) => save({ timing: { ...timing, quiet_until: until } })}
            />
          </div>
        )}
        <Text size="sm" c="dimmed">
          {t('settings.zone', { zone: time_zone })}
        </Text>
        {ownZone !== time_zone && (
          <Button
            variant="default"
            style={{ alignSelf: 'flex-start' }}
            onClick={() => save({ timing: { ...timing, time_zone: ownZone } })}
          >
            {t('settings.useZone', { zone: ownZone })}
          </Button>
        )}
      </Stack>
    </section>
  )
}

type MailRefusedProps = {
  refused: NonNullable<NoticeSettings['mail_refused']>
  save: SaveSettings
}

/** The own address takes no mail: why, and what one can do. */
function MailRefused({ refused, save }: MailRefusedProps) {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  const { address, reason, refused_at } = refused
  return (
    <Alert color="red" title={t('settings.refused.title', { address })}>
      <Stack gap="sm">
        <Text size="sm">
          {t('settings.refused.text', { when: format.within.dateTime(refused_at) })}
        </Text>
        <Text size="sm" ff="monospace" lang="en">
          {reason}
        </Text>
        <Group gap="sm">
          <Button variant="default" component={Link} to={paths.ownSettings('email')}>
            {t('settings.refused.change')}
          </Button>
          <Button variant="default" onClick={() => save({ mail_works: true })}>
            {t('settings.refused.again')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

/** What reaches the person by which way and when; each change is stored at once. */
export function NoticeSettingsPage() {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  const { asked, save, state } = useNoticeSettings()
  const settings = asked.data?.data
  const topics = format.list(FIXED_TOPICS.map((topic) => t(`settings.fixedTopics.${topic}`)))
  return (
    <Page
      title={t('settings.title')}
      subtitle={t('settings.lead')}
      tabs={<NoticeTabs />}
      action={
        <Text role="status" size="sm" c={state === 'failed' ? 'red' : 'dimmed'} miw={100}>
          {state && t(`settings.${state}`)}
        </Text>
      }
    >
      {!settings ? (
        <Waiting for={asked} rows={8} />
      ) : (
        <Stack gap="xl" maw={720}>
          {!settings.has_mail && <Alert color="amber">{t('settings.noMail')}</Alert>}
          {settings.has_mail && settings.mails_stopped && (
            <Alert color="amber">{t('settings.stopped')}</Alert>
          )}
          {settings.mail_refused && <MailRefused refused={settings.mail_refused} save={save} />}
          <PushPart />
          <div className={classes.groups}>
            {settings.groups.map((choices) => (
              <GroupChoices key={choices.group} choices={choices} settings={settings} save={save} />
            ))}
          </div>
          <Text size="sm" c="dimmed">
            {sentences([
              t('settings.fixed', { topics }),
              settings.has_push ? t('settings.pushFirst') : '',
            ])}
          </Text>
          {settings.has_mail && <MailTimes settings={settings} save={save} />}
          <QuietHours settings={settings} save={save} />
        </Stack>
      )}
    </Page>
  )
}
