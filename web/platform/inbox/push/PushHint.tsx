import { Button, Group, Paper, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { push } from '#contract/platform/inbox-push.ts'
import { query } from '../../../api/api.ts'
import { pushAbility, turnOnPush } from '../../../push/device.ts'
import { useViewer } from '../../../shell/viewer.ts'
import classes from './push.module.css'
import { useTurning } from './use-turning.ts'

const DECLINED = 'push-declined'

/**
 * Offers push where somebody reads their notices anyway, until this device has it or they decline.
 */
export function PushHint() {
  const { t } = useTranslation('push')
  const { user_id, impersonated } = useViewer()
  const [isDeclined, setDeclined] = useState(() => localStorage.getItem(DECLINED) !== null)
  const isAble = !impersonated && !isDeclined && pushAbility() === 'able'
  const { data } = useQuery({ ...query(push), enabled: isAble })
  const turn = useTurning()
  const key = data?.data.key ?? null
  if (!(isAble || turn.fault) || key === null || data?.data.devices.some(({ is_this }) => is_this))
    return null
  const decline = () => {
    localStorage.setItem(DECLINED, 'true')
    setDeclined(true)
  }
  return (
    <Paper withBorder p="sm" className={classes.hint}>
      <Text size="sm">{t('hint')}</Text>
      {turn.fault && (
        <Text size="sm" role="alert">
          {turn.fault}
        </Text>
      )}
      <Group gap="xs">
        <Button loading={turn.busy} onClick={() => turn.run(() => turnOnPush(key, user_id))}>
          {t('turnOn')}
        </Button>
        <Button variant="subtle" onClick={decline}>
          {t('decline')}
        </Button>
      </Group>
    </Paper>
  )
}
