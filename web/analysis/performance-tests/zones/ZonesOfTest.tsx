import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { testZones, type TestZones } from '#contract/analysis/performance-tests-zones.ts'
import type { PerformanceTest } from '#contract/analysis/performance-tests.ts'
import { recountZones } from '#contract/people/profiles.ts'
import { api, query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { can, useViewer } from '../../../shell/viewer.ts'
import { ZoneTable } from './ZoneTable.tsx'

/** The zones a step test proposes beside those the athlete has. */
export function ZonesOfTest({ test: { id } }: { test: Pick<PerformanceTest, 'id'> }) {
  const { t } = useTranslation('test-files')
  const asked = useQuery(query(testZones, { params: { id } }))
  const zones = asked.data?.data
  return (
    <Stack gap="sm" component="section" aria-label={t('zones.title')}>
      <Title order={2}>{t('zones.title')}</Title>
      {zones ? <Proposal zones={zones} /> : <Waiting for={asked} part />}
    </Stack>
  )
}

function Proposal({ zones }: { zones: TestZones }) {
  const { t } = useTranslation('test-files')
  const format = useFormat()
  const { proposed, present, fault, can_confirm, is_written, zones_at, zones_by } = zones
  return (
    <>
      {zones_at !== null && (
        <Text size="sm" c="dimmed">
          {t('zones.since', { day: format.within.dayOfMonth(zones_at), person: zones_by ?? '–' })}
        </Text>
      )}
      {fault !== null && <Alert color="gray">{t(`zones.faults.${fault}`)}</Alert>}
      {proposed && <ZoneTable present={present} proposed={proposed} />}
      {proposed && is_written && <Text size="sm">{t('zones.same')}</Text>}
      {is_written && zones_at !== null && can_confirm && <Recount userId={zones.user_id} />}
    </>
  )
}

/** Earlier sessions keep the zones they were counted by, until somebody asks for today's. */
function Recount({ userId }: { userId: number }) {
  const { t } = useTranslation('test-files')
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api(recountZones, { params: { id: userId } }),
  })
  if (!can(recountZones.access, useViewer())) return null
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed">
        {t('zones.earlier')}
      </Text>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {t('zones.recount')}
      </Button>
      <Text size="sm" role="status">
        {isSuccess ? t('zones.recounting') : ''}
      </Text>
    </Group>
  )
}
