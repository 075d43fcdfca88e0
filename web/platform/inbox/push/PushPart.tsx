import { Alert, Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { push, removePushDevice, tryPush, type PushDevice } from '#contract/platform/inbox-push.ts'
import { api, query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { deviceOf } from '../../../people/settings/open.ts'
import { pushAbility, turnOffPush, turnOnPush } from '../../../push/device.ts'
import { notify } from '../../../shell/notices.ts'
import { useViewer } from '../../../shell/viewer.ts'
import classes from './push.module.css'
import { useTurning } from './use-turning.ts'

/** Which devices show notices while the app is closed, this one first. Nothing where push is off. */
export function PushPart() {
  const { t } = useTranslation('push')
  const list = useQuery(query(push))
  if (!list.data) return <Waiting for={list} rows={2} part />
  const { key, devices } = list.data.data
  if (key === null) return null
  return (
    <Stack gap="sm" component="section" aria-labelledby="push-title">
      <Title order={2} size="h4" id="push-title">
        {t('title')}
      </Title>
      <ThisDevice publicKey={key} own={devices.find(({ is_this }) => is_this)} />
      {devices.length > 0 && (
        <ul className={classes.list}>
          {devices.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      )}
    </Stack>
  )
}

type ThisDeviceProps = { publicKey: string; own: PushDevice | undefined }

/** What this browser can do, and the one next step. */
function ThisDevice({ publicKey, own }: ThisDeviceProps) {
  const { t } = useTranslation('push')
  const [ability, setAbility] = useState(pushAbility)
  const turn = useTurning(setAbility)
  const { user_id } = useViewer()
  if (ability !== 'able')
    return (
      <Alert color={ability === 'refused' ? 'amber' : 'gray'} maw={560}>
        {t(`ability.${ability}`)}
      </Alert>
    )
  if (own) return null
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm" c="dimmed" maw={560}>
        {t('text')}
      </Text>
      <Button loading={turn.busy} onClick={() => turn.run(() => turnOnPush(publicKey, user_id))}>
        {t('turnOn')}
      </Button>
      <Fault>{turn.fault}</Fault>
    </Stack>
  )
}

const Fault = ({ children }: { children: string | null }) =>
  children && (
    <Alert color="amber" maw={560}>
      {children}
    </Alert>
  )

function Device({ device: { id, client, created_at, is_this } }: { device: PushDevice }) {
  const { t } = useTranslation('push')
  const format = useFormat()
  const turn = useTurning()
  const name = deviceOf(client) ?? t('unknown')
  const remove = async () => {
    if (is_this) await turnOffPush()
    await api(removePushDevice, { params: { id } })
    return true
  }
  const attempt = async () => {
    await api(tryPush, { params: { id } })
    notify('success', t('tried'))
    return true
  }
  return (
    <li className={classes.device}>
      <Stack gap={0} miw={0}>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          {is_this && <Badge color="teal">{t('this')}</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {t('since', { day: format.within.dateTime(created_at) })}
        </Text>
      </Stack>
      <Group gap="xs">
        <Button
          variant="subtle"
          aria-label={t('tryOf', { device: name })}
          loading={turn.busy}
          onClick={() => turn.run(attempt)}
        >
          {t('try')}
        </Button>
        <Button
          variant="default"
          aria-label={t('removeOf', { device: name })}
          loading={turn.busy}
          onClick={() => turn.run(remove)}
        >
          {t('remove')}
        </Button>
      </Group>
      <Fault>{turn.fault}</Fault>
    </li>
  )
}
