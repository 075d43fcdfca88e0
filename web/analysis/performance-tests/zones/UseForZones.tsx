import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  confirmTestZones,
  testZones,
  type TestZones,
} from '#contract/analysis/performance-tests-zones.ts'
import { profile } from '#contract/people/profiles.ts'
import { api, invalidate, query } from '../../../api/api.ts'
import { closeModal, openModal } from '../../../shell/modals.ts'
import { notify } from '../../../shell/notices.ts'
import { SHOWING_TESTS } from '../showing-tests.ts'
import { ZoneTable } from './ZoneTable.tsx'

/** Takes the zones of a step test for its athlete, after a look at the old and the new ones. */
export function UseForZones({ id }: { id: number }) {
  const { t } = useTranslation('test-files')
  const { data } = useQuery(query(testZones, { params: { id } }))
  const zones = data?.data
  if (!zones?.proposed || !zones.can_confirm || zones.is_written) return null
  const ask = () =>
    openModal({ title: t('zones.title'), content: <Question id={id} zones={zones} /> })
  return (
    <Button leftSection={<IconCheck size={18} />} onClick={ask}>
      {t('zones.use')}
    </Button>
  )
}

function Question({ id, zones }: { id: number; zones: TestZones }) {
  const { t } = useTranslation('test-files')
  const { proposed, present, version, full_name } = zones
  const confirm = useMutation({
    mutationFn: () =>
      api(confirmTestZones, {
        params: { id },
        body: { version, present: present?.bounds ?? null },
      }),
    onSuccess: () => {
      closeModal()
      notify('success', t('zones.written'))
    },
    onSettled: () => invalidate(...SHOWING_TESTS, profile),
  })
  return (
    <Stack>
      {proposed && <ZoneTable present={present} proposed={proposed} />}
      <Text size="sm" c="dimmed">
        {t('zones.hint', { person: full_name })}
      </Text>
      <Group justify="flex-end">
        <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('zones.confirm')}
        </Button>
      </Group>
    </Stack>
  )
}
