import { Alert, Button, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  confirmTestZones,
  testZones,
  type TestZones,
} from '#contract/analysis/performance-tests-zones.ts'
import type { PerformanceTest } from '#contract/analysis/performance-tests.ts'
import { profile, recountZones } from '#contract/people/profiles.ts'
import { api, invalidate, query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { notify } from '../../../shell/notices.ts'
import { can, useViewer } from '../../../shell/viewer.ts'
import { ScrollRegion } from '../../../ui/ScrollRegion.tsx'
import table from '../../../ui/table/table.module.css'
import { zoneRows } from './zone-rows.ts'
import { SHOWING_TESTS } from '../showing-tests.ts'

/** The zones a step test proposes beside those the athlete has; a coach confirms them. */
export function ZonesOfTest({ test: { id } }: { test: Pick<PerformanceTest, 'id'> }) {
  const { t } = useTranslation('test-files')
  const asked = useQuery(query(testZones, { params: { id } }))
  const zones = asked.data?.data
  return (
    <Stack gap="sm" component="section" aria-label={t('zones.title')}>
      <Title order={2}>{t('zones.title')}</Title>
      {zones ? <Proposal id={id} zones={zones} /> : <Waiting for={asked} part />}
    </Stack>
  )
}

function Proposal({ id, zones }: { id: number; zones: TestZones }) {
  const { t } = useTranslation('test-files')
  const format = useFormat()
  const { proposed, present, fault, can_confirm, is_written, zones_at, zones_by, version } = zones
  const confirm = useMutation({
    mutationFn: () =>
      api(confirmTestZones, {
        params: { id },
        body: { version, present: present?.bounds ?? null },
      }),
    onSuccess: () => notify('success', t('zones.written')),
    onSettled: () => invalidate(...SHOWING_TESTS, profile),
  })
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
      {proposed && can_confirm && !is_written && (
        <>
          <Text size="sm" c="dimmed">
            {t('zones.hint', { person: zones.full_name })}
          </Text>
          <Group>
            <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
              {t('zones.confirm')}
            </Button>
          </Group>
        </>
      )}
      {is_written && zones_at !== null && can_confirm && <Recount userId={zones.user_id} />}
    </>
  )
}

type TableProps = Pick<TestZones, 'present'> & { proposed: NonNullable<TestZones['proposed']> }

function ZoneTable({ present, proposed }: TableProps) {
  const { t } = useTranslation('test-files')
  const format = useFormat()
  const span = (from: number | null, to: number | null) =>
    from === null ? '–' : to === null ? t('zones.from', { from }) : `${from}–${to}`
  return (
    <ScrollRegion label={t('zones.title')} className={table.frame ?? ''}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('zones.zone')}</Table.Th>
            <Table.Th ta="right">{t('zones.present')}</Table.Th>
            <Table.Th ta="right">{t('zones.proposed')}</Table.Th>
            <Table.Th ta="right">{t('zones.watts')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {zoneRows(present?.bounds ?? null, proposed).map(({ zone, now, next, watts }) => (
            <Table.Tr key={zone}>
              <Table.Th scope="row">{zone}</Table.Th>
              <Table.Td ta="right">{span(now.from, now.to)}</Table.Td>
              <Table.Td ta="right">{span(next.from, next.to)}</Table.Td>
              <Table.Td ta="right">
                {watts === null
                  ? '–'
                  : t('zones.upTo', { watts: format.number(Math.round(watts)) })}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
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
