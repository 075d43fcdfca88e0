import { Button, Loader, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownQuery } from '#contract/report.ts'
import type { Report, ReportAthlete } from '#domain/reports/report.ts'
import { query } from '../../api/api.ts'
import { useAskedReport } from './asked-report.ts'
import { byPeriod, ofSameLines } from './lines.ts'
import { SessionList } from './SessionList.tsx'

type SessionsBehindProps = {
  report: Report
  athletes: readonly ReportAthlete[]
  /** Some of the days asked for, where it is not all of them. */
  part?: Pick<ShownQuery, 'weekday'> & Partial<Pick<ShownQuery, 'start_date' | 'end_date'>>
  /** The figure that is asked about. */
  figure?: string | undefined
}

/** Where figures come from: a button that shows the sessions that count. */
export function SessionsBehind({ title, ...props }: SessionsBehindProps & { title?: string }) {
  const { t } = useTranslation('reports')
  const [open, setOpen] = useState(props.figure !== undefined)
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {title ?? t('behind.show')}
      </Button>
      {open && <FoundSessions {...props} />}
    </Stack>
  )
}

/** The server lists the sessions of so many people at once. */
const MOST_PEOPLE = 100

/** The sessions that count, once they are found. */
export function FoundSessions({ report, athletes, part, figure }: SessionsBehindProps) {
  const { t } = useTranslation('reports')
  const { calls, query: asked } = useAskedReport()
  const { squads: _squads, against: _against, ...rest } = asked
  const isTooMany = athletes.length > MOST_PEOPLE
  const ids = [...new Set(athletes.map(({ user_id }) => user_id))].join(',')
  const found = useQuery({
    ...query(calls.show, { query: { ...rest, ...part, by: 'session', athletes: ids } }),
    enabled: !isTooMany,
  })
  if (isTooMany) return <Text size="sm">{t('behind.tooMany', { number: MOST_PEOPLE })}</Text>
  if (found.isError) return <Text size="sm">{t('behind.failed')}</Text>
  if (!found.data) return <Loader size="sm" aria-label={t('behind.show')} />
  const lines = byPeriod(report, ofSameLines(found.data.data.athletes, athletes))
  const counted = new Set(lines.map(({ period }) => Number(period)))
  const sessions = found.data.data.sessions.filter(({ id }) => counted.has(id))
  return (
    <SessionList
      report={report}
      sessions={sessions}
      lines={lines}
      isOfOne={athletes.length === 1}
      figure={figure}
    />
  )
}
