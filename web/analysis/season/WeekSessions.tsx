import { Anchor, Badge, Button, Group, Menu, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SeasonWeek } from '#contract/analysis/season.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { copyWeek } from '#contract/planning/session-life.ts'
import { createSession } from '#contract/planning/sessions.ts'
import type { Template } from '#contract/planning/templates.ts'
import { NEW_SESSION } from '#domain/constants/limits.ts'
import { addDays, eachDay } from '#domain/time/week.ts'
import { dayIn, toInstant } from '#domain/time/zoned-time.ts'
import { api, query } from '../../api/api.ts'
import { refetchSessions } from '../../api/refetch-after.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { templatesQuery } from '../../planning/templates/open.ts'
import { notify } from '../../shell/notices.ts'
import { useSeasonWords } from './use-season-words.ts'
import type { Scope } from './use-season-changes.ts'
import classes from './season.module.css'

type WeekSessionsProps = { week: SeasonWeek; scope: Scope; canFill: boolean }

/** The sessions of a week, and ways to fill it with drafts. */
export function WeekSessions({ week: { monday }, scope, canFill }: WeekSessionsProps) {
  const { t } = useTranslation('season')
  const format = useFormat()
  const words = useSeasonWords()
  const { data } = useQuery(query(agenda, { body: agendaOf(monday, scope) }))
  const sessions = (data?.data ?? []).filter(({ kind }) => kind === 'session')
  const dayOf = (date: string) => dayIn(format.timeZone, new Date(date))
  return (
    <div>
      <Group justify="space-between">
        <Text fw={600} size="sm">
          {t('week.sessionsOfWeek')}
        </Text>
        {canFill && (
          <FillMenu
            monday={monday}
            scope={scope}
            taken={sessions.map(({ start_date }) => dayOf(start_date))}
          />
        )}
      </Group>
      {data && sessions.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('week.noSessions')}
        </Text>
      )}
      {sessions.map(({ id, name, start_date, end_date, planned_time, published }) => (
        <div key={id} className={classes.session}>
          <span>{words.day(dayOf(start_date))}</span>
          <span>
            <Anchor component={Link} to={paths.session(id)} size="sm">
              {name}
            </Anchor>{' '}
            {!published && (
              <Badge size="xs" variant="default">
                {t('week.draft')}
              </Badge>
            )}
          </span>
          <span className={classes.figure}>
            {format.duration(
              planned_time ?? (Date.parse(end_date) - Date.parse(start_date)) / 1000,
            )}
          </span>
        </div>
      ))}
    </div>
  )
}

const agendaOf = (monday: string, { squad_id, athlete_id }: Scope) => ({
  start_date: monday,
  end_date: addDays(monday, 6),
  display: 'all' as const,
  ...(squad_id !== undefined && { squad_ids: [squad_id] }),
  ...(athlete_id !== undefined && { athlete_ids: [athlete_id] }),
})

/** Weeks are compared by weekday: the same week of last year is so many days ago. */
const YEAR = 364

type FillMenuProps = { monday: string; scope: Scope; taken: readonly string[] }

function FillMenu({ monday, scope, taken }: FillMenuProps) {
  const { t } = useTranslation('season')
  const { timeZone } = useFormat()
  const { squad_id, athlete_id } = scope
  const isOfClub = squad_id === undefined && athlete_id === undefined
  const templates = useQuery({ ...templatesQuery(), enabled: !isOfClub }).data?.data ?? []
  const done = async (count: number) => {
    await refetchSessions()
    notify('success', count === 0 ? t('week.filledNothing') : t('week.filled', { count }))
  }
  const copyLastYear = async () => {
    const squads = squad_id === undefined ? {} : { squad_ids: [squad_id] }
    const body = { from: addDays(monday, -YEAR), to: monday, with_drafts: false, ...squads }
    await done((await api(copyWeek, { body })).data.ids.length)
  }
  const plan = async (template: Template) => {
    const days = eachDay(monday, addDays(monday, 6))
    const day = days.find((one) => !taken.includes(one)) ?? monday
    await api(createSession, { body: draftOf(template, scope, day, timeZone) })
    await done(1)
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="default"
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t('week.fill')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {athlete_id === undefined && (
          <Menu.Item onClick={() => void copyLastYear()}>{t('week.lastYear')}</Menu.Item>
        )}
        {templates.map((template) => (
          <Menu.Item key={template.id} onClick={() => void plan(template)}>
            {template.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** A template on a day, at the hour at which sessions usually begin, as a draft. */
function draftOf(
  { name, plan, duration }: Template,
  { squad_id, athlete_id }: Scope,
  day: string,
  timeZone: string,
) {
  const start = toInstant(timeZone, { day, time: NEW_SESSION.start })
  return {
    ...plan,
    name,
    published: false,
    start_date: start.toISOString(),
    end_date: new Date(start.getTime() + duration * 1000).toISOString(),
    ...(squad_id !== undefined && { squad_ids: [squad_id] }),
    ...(athlete_id !== undefined && { athlete_ids: [athlete_id] }),
  }
}
