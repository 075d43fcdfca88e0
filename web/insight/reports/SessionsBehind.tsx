import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { figureOf, type Report, type ReportAthlete } from '#domain/reports/report.ts'
import type { Days } from '#domain/reports/spans.ts'
import { query } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { paths } from '../../paths.ts'
import { useAskedReport } from './asked-report.ts'
import { byPeriod } from './lines.ts'
import { useShownFigures } from './use-report-words.ts'
import ui from '../../ui/ui.module.css'

type SessionsBehindProps = {
  report: Report
  athletes: readonly ReportAthlete[]
  /** Some of the days asked for, where it is not all of them. */
  days?: Days
}

/** Where figures come from: a button that shows the sessions that count. */
export function SessionsBehind(props: SessionsBehindProps) {
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
      {open && <SessionList {...props} />}
    </Stack>
  )
}

/** How many figures a session is shown with. */
const SHOWN = 4

/** The server lists the sessions of so many people at once. */
const MOST_PEOPLE = 100

/** The sessions that count, each with what it adds, the latest first. */
export function SessionList({ report, athletes, days }: SessionsBehindProps) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const { calls, query: asked } = useAskedReport()
  const { squads: _squads, against: _against, ...rest } = asked
  const isTooMany = athletes.length > MOST_PEOPLE
  const ids = athletes.map(({ user_id }) => user_id).join(',')
  const found = useQuery({
    ...query(calls.show, { query: { ...rest, ...days, by: 'session', athletes: ids } }),
    enabled: !isTooMany,
  })
  const figures = useShownFigures(report)
  if (isTooMany) return <Text size="sm">{t('tooManyBehind', { number: MOST_PEOPLE })}</Text>
  if (!found.data) return <Loader size="sm" aria-label={t('sessionsBehind')} />
  const { athletes: people, sessions } = found.data.data
  const parts = new Map(byPeriod(report, people).map((line) => [Number(line.period), line.parts]))
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
