import { Alert, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FIXED_TOPICS } from '#domain/notices/kinds.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { Page } from '../../ui/Page.tsx'
import { GroupChoices } from './GroupChoices.tsx'
import { MailRefused } from './MailRefused.tsx'
import { MailTimes } from './MailTimes.tsx'
import { NoticeTabs } from './NoticeTabs.tsx'
import { PushPart } from './push/PushPart.tsx'
import { QuietHours } from './QuietHours.tsx'
import classes from './notice-settings.module.css'
import { useNoticeSettings } from './use-notice-settings.ts'

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
            {t('settings.fixed', { topics })} {settings.has_push && t('settings.pushFirst')}
          </Text>
          {settings.has_mail && <MailTimes settings={settings} save={save} />}
          <QuietHours settings={settings} save={save} />
        </Stack>
      )}
    </Page>
  )
}
