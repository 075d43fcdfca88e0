import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { figureOf, type Report, type ReportAthlete } from '#domain/reports/report.ts'
import { query } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { paths } from '../../paths.ts'
import { useAskedReport } from './asked-report.ts'
import { useFigures } from './use-report-words.ts'
import ui from '../../ui/ui.module.css'

type SessionsBehindProps = { report: Report; athlete: ReportAthlete }

/** Where the figures of an athlete come from: the sessions that count, each with what it adds. */
export function SessionsBehind({ report, athlete }: SessionsBehindProps) {
  const { t } = useTranslation('reports')
  const [open, setOpen] = useState(false)
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('sessionsBehind')}
      </Button>
      {open && <Sessions report={report} athlete={athlete} />}
    </Stack>
  )
}

/** How many figures a session is shown with. */
const SHOWN = 4

function Sessions({ report, athlete }: SessionsBehindProps) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const { calls, query: asked } = useAskedReport()
  const { squads: _, ...rest } = asked
  const found = useQuery(
    query(calls.show, {
      query: { ...rest, by: 'session', athletes: String(athlete.user_id) },
    }),
  )
  const figures = useFigures(report).filter(({ isExtra }) => !isExtra)
  if (!found.data) return <Loader size="sm" aria-label={t('sessionsBehind')} />
  const { athletes, sessions } = found.data.data
  const parts = new Map(
    athletes.flatMap(({ periods }) =>
      periods.map((line) => [Number(line.period), line.parts] as const),
    ),
  )
  return (
    <Stack component="ul" gap={4} m={0} pl="md">
      {sessions.map(({ id, name, start_date }) => (
        <li key={id}>
          <Group gap="xs">
            <Link to={paths.session(id)}>{name}</Link>
            <Text size="sm" c="dimmed" className={ui.tabular}>
              {[
                format.day(start_date),
                ...figures.slice(0, SHOWN).map(({ name: figure, label, write }) => {
                  const counted = parts.get(id)
                  const value = counted ? figureOf(report, figure, counted) : null
                  return value === null ? '' : `${label} ${write(value)}`
                }),
              ]
                .filter((text) => text !== '')
                .join(' · ')}
            </Text>
          </Group>
        </li>
      ))}
    </Stack>
  )
}
