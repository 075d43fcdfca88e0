import { Button, Stack, Switch, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { NoticeSettings } from '#contract/platform/inbox-settings.ts'
import { ClockField } from './ClockField.tsx'
import classes from './notice-settings.module.css'
import { ownZone, timingOf } from './own-zone.ts'
import type { SaveSettings } from './use-notice-settings.ts'

const NIGHT = { quiet_from: '22:00', quiet_until: '07:00' }
const NONE = { quiet_from: null, quiet_until: null }

/** When nothing is sent, in the person's own time. */
export function QuietHours({ settings, save }: { settings: NoticeSettings; save: SaveSettings }) {
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
