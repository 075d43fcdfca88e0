import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { raceReports, type RaceReport } from '#contract/analysis/race-analysis.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { ComparisonActions } from './ComparisonActions.tsx'

/** So many are shown before one asks for all. */
const SHOWN = 5

/** The comparisons of the club, the latest first. */
export function SavedComparisons() {
  const { t } = useTranslation('racing')
  const found = useQuery(query(raceReports))
  const [all, setAll] = useState(false)
  if (!found.data) return <Waiting for={found} rows={2} part />
  const reports = found.data.data
  if (reports.length === 0) return null
  const hidden = all ? 0 : Math.max(0, reports.length - SHOWN)
  return (
    <Stack gap="sm" align="stretch">
      <Title order={2} size="h4">
        {t('saved.title')}
      </Title>
      <Stack gap="xs">
        {reports.slice(0, reports.length - hidden).map((report) => (
          <Saved key={report.uuid} report={report} />
        ))}
      </Stack>
      {hidden > 0 && (
        <Button variant="subtle" onClick={() => setAll(true)} style={{ alignSelf: 'flex-start' }}>
          {t('saved.all', { count: hidden })}
        </Button>
      )}
    </Stack>
  )
}

function Saved({ report }: { report: RaceReport }) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const { uuid, kind, name, lines, creator, created_at, can_change } = report
  const date = format.day(dayIn(format.timeZone, new Date(created_at)))
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Stack gap={0} miw={0}>
        <Anchor component={Link} to={paths.raceReport(kind, uuid)} fw={500}>
          {name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {[
            t(`kinds.${kind}`),
            t('saved.lines', { count: lines }),
            creator === null ? date : t('saved.by', { name: creator, date }),
          ].join(' · ')}
        </Text>
      </Stack>
      {can_change && <ComparisonActions report={report} />}
    </Group>
  )
}
