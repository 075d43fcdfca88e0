import { Button, Loader, Stack, Text, Chip, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, Fragment, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ShownQuery, ReportSession } from '#contract/report.ts'
import {
  figureOf,
  type Report,
  type ReportAthlete,
  type ReportPeriod,
} from '#domain/reports/report.ts'
import { behindFigures, shownOfSession } from '#domain/reports/behind.ts'
import type { Parts } from '#domain/reports/parts.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { useAskedReport } from './asked-report.ts'
import { byPeriod, ofSameLines } from './lines.ts'
import { FigureValue } from './FigureValue.tsx'
import { useFigures, useShownFigures, type ShownFigure } from './use-report-words.ts'
import ui from '../../ui/ui.module.css'

type SessionListProps = {
  report: Report
  sessions: readonly ReportSession[]
  /** What each of them adds, by its id. */
  lines: readonly ReportPeriod[]
  /** Of one athlete a session was once what it was, so that there is nothing to count. */
  isOfOne: boolean
  figure: string | undefined
}

const ALL = 'all'

/** The sessions that count, the latest first: all of them, or those that make one figure. */
function SessionList({ report, sessions, lines, isOfOne, figure }: SessionListProps) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const shown = useShownFigures(report)
  const figures = useFigures(report)
  const behind = useMemo(() => {
    const names = shown.map(({ name }) => name)
    // What counts each of them narrows nothing down.
    const isOfAll = (name: string, count: number) =>
      report.figures[name]?.kind === 'count' && count === lines.length
    return behindFigures(report, names, lines).filter(
      ({ name, sessions: made }) => !isOfAll(name, made.length),
    )
  }, [report, shown, lines])
  const [chosen, setChosen] = useState(figure ?? ALL)
  const made = behind.find(({ name }) => name === chosen)
  const ids = new Set((made?.sessions ?? lines).map(({ period }) => Number(period)))
  const parts = new Map(lines.map((line) => [Number(line.period), line.parts]))
  const own = figures.filter(({ name }) => report.behind.figures.includes(name))
  return (
    <Stack gap="xs">
      <Chip.Group value={made?.name ?? ALL} onChange={setChosen}>
        <Group gap={6} role="radiogroup" aria-label={t('behind.figure')}>
          <Chip size="xs" value={ALL}>
            {t('behind.all', { number: format.number(lines.length) })}
          </Chip>
          {shown.map(({ name, label, unit, write }) => {
            const one = behind.find((known) => known.name === name)
            return (
              one && (
                <Chip key={name} size="xs" value={name}>
                  {[label, write(one.value), unit].filter(Boolean).join(' ')}
                </Chip>
              )
            )
          })}
        </Group>
      </Chip.Group>
      <Stack component="ul" gap={4} m={0} pl="md">
        {sessions
          .filter(({ id }) => ids.has(id))
          .toReversed()
          .map((session) => (
            <li key={session.id}>
              <Group gap="xs">
                <Link to={placeOf(report, session)}>{session.name}</Link>
                <Text component="span" size="sm" c="dimmed" className={ui.tabular}>
                  {format.day(session.start_date)}
                  <SessionFigures
                    report={report}
                    figures={own}
                    parts={parts.get(session.id)}
                    isOfOne={isOfOne}
                  />
                </Text>
              </Group>
            </li>
          ))}
      </Stack>
    </Stack>
  )
}

/** Where one sees how a figure came about; an event has attendance only. */
function placeOf({ behind }: Report, { id, sport_id }: ReportSession): string {
  if (sport_id === null) return paths.eventAttendance(id)
  if (behind.leadsTo === 'attendance') return paths.sessionAttendance(id)
  return behind.leadsTo === 'results' ? paths.sessionResults(id) : paths.session(id)
}

type SessionFiguresProps = {
  report: Report
  figures: readonly ShownFigure[]
  parts: Parts | undefined
  isOfOne: boolean
}

/** What a session is to the report, in a line. */
function SessionFigures({ report, figures, parts, isOfOne }: SessionFiguresProps): ReactNode {
  if (!parts) return null
  const names = shownOfSession(
    report,
    figures.map(({ name }) => name),
    parts,
  )
  return figures
    .filter(({ name }) => names.includes(name))
    .map((figure) => {
      const { name, label, unit, missingOf } = figure
      const value = figureOf(report, name, parts)
      const isSaid = isOfOne && value === 1 && report.figures[name]?.kind === 'count'
      return (
        <Fragment key={name}>
          {` · ${label}`}
          {!isSaid && (
            <>
              {' '}
              <FigureValue figure={figure} value={value} missing={() => missingOf(parts)} />
              {value !== null && unit !== undefined && ` ${unit}`}
            </>
          )}
        </Fragment>
      )
    })
}

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
