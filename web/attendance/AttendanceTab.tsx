import { Button, Group, Stack, Switch, Text, Title } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { IconChecks, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { AttendanceRow } from '#contract/attendance.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { paths } from '../paths.ts'
import { useSession } from '../sessions/queries.ts'
import { useViewer } from '../shell/viewer.ts'
import { PageState } from '../ui/PageState.tsx'
import { StatTile } from '../ui/StatTile.tsx'
import classes from './attendance.module.css'
import { countAnswers, isUnanswered } from './marks.ts'
import { PersonAnswer } from './PersonAnswer.tsx'
import { useFreshAnswers } from './use-fresh-answers.ts'
import { attendanceQuery } from './use-mark-attendance.ts'

const ONLY_UNANSWERED = 'unanswered'
const isAthlete = ({ user_role_id }: AttendanceRow) => user_role_id === ROLE.athlete

/** Who comes: counted, listed, and marked by those who may. */
export function AttendanceTab() {
  const { t } = useTranslation('attendance')
  const session = useSession()
  const [search, setSearch] = useSearchParams()
  const { data, isPending, isError, refetch } = useQuery(attendanceQuery(session.id))
  const onlyUnanswered = search.get('show') === ONLY_UNANSWERED
  if (isPending) return <PageState state="loading" rows={8} />
  if (isError) return <PageState state="error" retry={() => void refetch()} />
  if (data.data.length === 0) return <Nobody />
  return (
    <Stack gap="md">
      <Counts rows={data.data} places={session.attendance_limit} />
      <Switch
        className={classes.filter}
        label={t('onlyUnanswered')}
        checked={onlyUnanswered}
        onChange={(event) =>
          setSearch(event.currentTarget.checked ? { show: ONLY_UNANSWERED } : {}, { replace: true, preventScrollReset: true })
        }
      />
      {onlyUnanswered ? <Unanswered rows={data.data} /> : <People rows={data.data} />}
    </Stack>
  )
}

function Counts({ rows, places }: { rows: readonly AttendanceRow[]; places: number | null }) {
  const { t } = useTranslation('attendance')
  const counts = countAnswers(rows.filter(isAthlete))
  return (
    <Group gap="xl" role="group" aria-label={t('answers')} className={classes.counts}>
      <StatTile
        label={t('attending')}
        value={String(counts.attending)}
        hint={places !== null && t('places', { taken: counts.attending, places })}
      />
      <StatTile label={upperFirst(t('words.notAttending', { ns: 'common' }))} value={String(counts['not-attending'])} />
      <StatTile label={t('unanswered')} value={String(counts.unanswered)} />
      <StatTile label={t('ill')} value={String(counts.ill)} />
      <StatTile label={t('injured')} value={String(counts.injured)} />
    </Group>
  )
}

/** Those without an answer when the list was opened: whoever is marked now stays in reach until the list is left. */
function Unanswered({ rows }: { rows: readonly AttendanceRow[] }) {
  const { t } = useTranslation('attendance')
  const [opened] = useState(() => new Set(rows.filter(isUnanswered).map(({ user_id }) => user_id)))
  const shown = rows.filter((row) => opened.has(row.user_id) || isUnanswered(row))
  if (shown.length > 0) return <People rows={shown} />
  return <PageState state="empty" icon={<IconChecks />} title={t('everybodyAnswered')} text={t('everybodyAnsweredText')} />
}

function People({ rows }: { rows: readonly AttendanceRow[] }) {
  const { t } = useTranslation('attendance')
  const session = useSession()
  const { user_id } = useViewer()
  const fresh = useFreshAnswers(rows)
  const lists = [
    { title: t('athletes'), people: rows.filter(isAthlete) },
    { title: t('coaches'), people: rows.filter((row) => !isAthlete(row)) },
  ]
  return lists
    .filter(({ people }) => people.length > 0)
    .map(({ title, people }) => (
      <section key={title} aria-label={title}>
        <Title order={2}>
          {title}{' '}
          <Text span inherit c="dimmed" fw={400}>
            {people.length}
          </Text>
        </Title>
        <ul className={classes.list}>
          {people.map((row) => (
            <PersonAnswer
              key={row.user_id}
              sessionId={session.id}
              row={row}
              editable={session.user_actions.edit || row.user_id === user_id}
              fresh={fresh.has(row.user_id)}
            />
          ))}
        </ul>
      </section>
    ))
}

function Nobody() {
  const { t } = useTranslation('attendance')
  const { id, user_actions } = useSession()
  const add = user_actions.edit && (
    <Button component={Link} to={paths.editSession(id)} mt="sm">
      {t('addPeople')}
    </Button>
  )
  return <PageState state="empty" icon={<IconUsers />} title={t('nobody')} text={t('nobodyText')} action={add} />
}
