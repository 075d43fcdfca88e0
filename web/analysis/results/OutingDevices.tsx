import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { trainingSummary } from '#contract/analysis/reports.ts'
import { chooseRecording, sessionResults, type SessionResult } from '#contract/analysis/results.ts'
import { canUploadFor } from '#domain/rules/imports.ts'
import { recordedTime } from '#domain/training/score-figures.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { useViewer } from '../../shell/viewer.ts'
import classes from './results.module.css'
import { useDeviceWords } from './use-device-words.ts'
import ui from '../../ui/ui.module.css'

type OutingDevicesProps = { shown: SessionResult; outing: readonly SessionResult[] }

/**
 * Lists the devices that recorded one outing and says which of them counts. Those who have the
 * right can choose another one. Each device links to its curves.
 */
export function OutingDevices({ shown, outing }: OutingDevicesProps) {
  const { t } = useTranslation('results')
  const viewer = useViewer()
  const { nameOf } = useDeviceWords()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ activity_id, chosen }: SessionResult) =>
      api(chooseRecording, { params: { id: activity_id }, body: { chosen: !chosen } }),
    onSettled: () => invalidate(sessionResults, trainingSummary),
  })
  if (outing.length < 2) return null
  const chosen = outing.find((one) => one.chosen)
  const decides = canUploadFor(viewer, shown.user_id)
  return (
    <Stack gap="xs" component="section" aria-label={t('outing.title')}>
      <Title order={3}>{t('outing.title')}</Title>
      <Text size="sm" c="dimmed">
        {t(chosen ? 'outing.chosen' : 'outing.byRule')}
      </Text>
      <ul className={classes.devices}>
        {outing.map((one) => {
          const counts = one.activity_id === one.outing
          return (
            <li key={one.activity_id}>
              <Group gap="sm" justify="space-between">
                <Device one={one} name={nameOf(one)} open={one === shown} />
                <Group gap="sm">
                  {counts && <Text fw={500}>{t('outing.counts')}</Text>}
                  {one.owner_only && <Text c="dimmed">{t('outing.onlyYou')}</Text>}
                  {decides && !one.owner_only && counts === one.chosen && (
                    <Button
                      variant="default"
                      aria-label={t(counts ? 'outing.leaveIt' : 'outing.countThis', {
                        device: nameOf(one),
                      })}
                      loading={isPending && variables === one}
                      disabled={isPending}
                      onClick={() => mutate(one)}
                    >
                      {t(counts ? 'outing.leave' : 'outing.count')}
                    </Button>
                  )}
                </Group>
              </Group>
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}

/** The device and what it measured; it leads to its curves unless these are shown. */
function Device({ one, name, open }: { one: SessionResult; name: string; open: boolean }) {
  const format = useFormat()
  const [search] = useSearchParams()
  const to = new URLSearchParams(search)
  to.set('activity', String(one.activity_id))
  const figures = [
    one.distance === null ? null : format.distance(one.distance),
    recordedTime(one) === null ? null : format.resultTime(recordedTime(one)),
    one.heart_rate_avg === null ? null : format.heartRate(one.heart_rate_avg),
    one.stroke_rate_avg === null ? null : format.strokeRate(one.stroke_rate_avg),
  ]
  return (
    <div>
      {open ? (
        <Text fw={500} aria-current="true">
          {name}
        </Text>
      ) : (
        <Anchor
          component={Link}
          to={{ search: `?${to}` }}
          preventScrollReset
          display="inline-flex"
          mih={44}
          style={{ alignItems: 'center' }}
        >
          {name}
        </Anchor>
      )}
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {figures.filter((figure) => figure !== null).join(' · ')}
      </Text>
    </div>
  )
}
