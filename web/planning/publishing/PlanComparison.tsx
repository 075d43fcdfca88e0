import { Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Fragment } from 'react'
import type { SessionPublishing, PublishedPlan, Lifted } from '#contract/planning/publishing.ts'
import { exercises } from '#contract/lookups.ts'
import { useFormat, type Format } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { listSeparator, colon } from '../../format/punctuation.ts'
import { query } from '../../api/api.ts'
import { lookup } from '../../lookups/queries.ts'
import { ExerciseSets } from '../../lookups/ExerciseSets.tsx'
import { publishingQuery } from './queries.ts'
import { programmeRows, type ProgrammeRows, type Whose } from './exercise-rows.ts'
import classes from './publishing.module.css'

type ComparedExercisesProps = { state: SessionPublishing; published: boolean; done: boolean }

/**
 * Rows of the comparison: the exercises of each programme, and its athletes where they have
 * changed.
 */
function ComparedExercises({ state, published, done }: ComparedExercisesProps) {
  const { t } = useTranslation('publishing')
  const programmes = programmeRows(state)
  const { data } = useQuery({ ...query(exercises), ...lookup, enabled: programmes.length > 0 })
  const known = data?.data ?? []
  const peopleOf = ({ ids, nobody }: Whose, others: Whose | null) => {
    const only = state.people.filter(
      ({ user_id }) => ids.includes(user_id) && !others?.ids.includes(user_id),
    )
    const names = only.map(({ full_name }) => full_name).join(listSeparator())
    if (ids.length === 0) return t(nobody ? 'compare.nobody' : 'compare.rest')
    return names === ''
      ? String(ids.length)
      : `${ids.length}${colon()}${names}${only.length < ids.length ? ' …' : ''}`
  }
  const titled = programmes.length > 1 || programmes.some(({ name }) => name !== null)
  const moved = (programme: ProgrammeRows) =>
    published && JSON.stringify(programme.plan) !== JSON.stringify(programme.notified)
  return programmes.map((programme, place) => (
    <Fragment key={place}>
      {titled && (
        <Table.Tr>
          <Table.Th scope="rowgroup" colSpan={2 + Number(published) + Number(done)}>
            {programme.name ?? t('compare.programme', { number: String(place + 1) })}
          </Table.Th>
        </Table.Tr>
      )}
      {moved(programme) && (
        <Table.Tr data-differs>
          <Table.Th scope="row">{t('compare.athletes')}</Table.Th>
          <Table.Td>
            {programme.plan ? peopleOf(programme.plan, programme.notified) : NO_DATA}
          </Table.Td>
          <Table.Td>
            {programme.notified ? peopleOf(programme.notified, programme.plan) : NO_DATA}
          </Table.Td>
          {done && <Table.Td>{NO_DATA}</Table.Td>}
        </Table.Tr>
      )}
      {programme.exercises.map((row) => (
        <Table.Tr
          key={`${row.exercise_id}-${row.nth}`}
          data-differs={
            published && JSON.stringify(row.plan) !== JSON.stringify(row.notified)
              ? true
              : undefined
          }
        >
          <Table.Th scope="row">
            {known.find(({ id }) => id === row.exercise_id)?.name ?? NO_DATA}
          </Table.Th>
          <Table.Td>{row.plan ? <ExerciseSets piece={row.plan} /> : NO_DATA}</Table.Td>
          {published && (
            <Table.Td>{row.notified ? <ExerciseSets piece={row.notified} /> : NO_DATA}</Table.Td>
          )}
          {done && (
            <Table.Td>{row.done ? <ExerciseSets piece={meanOf(row.done)} /> : NO_DATA}</Table.Td>
          )}
        </Table.Tr>
      ))}
    </Fragment>
  ))
}

const meanOf = ({ sets, reps, exercise_weight }: Lifted) => ({
  sets_count: sets,
  rest: null,
  segments: [{ reps_count: reps, exercise_weight }],
})

type Row = {
  name: 'time' | 'place' | 'structure' | 'distance' | 'duration'
  plan: string
  notified: string | null
  done: string
}

/** Shows the plan, the published plan where it differs, and what was done, side by side. */
export function PlanComparison({ id }: { id: number }) {
  const { t } = useTranslation('publishing')
  const format = useFormat()
  const state = useQuery(publishingQuery(id)).data?.data
  if (!state || (state.done === null && state.words.length === 0 && state.lifted.length === 0))
    return null
  const { done, words, lifted } = state
  const trained = done !== null || lifted.length > 0
  const most = Math.max(0, ...lifted.map(({ people }) => people))
  const published = words.length > 0
  const rows = rowsOf(state, format).filter((row) =>
    [row.plan, row.notified ?? NO_DATA, row.done].some((text) => text !== NO_DATA),
  )
  return (
    <Stack gap="xs" component="section">
      <Title order={2}>{t('compare.title')}</Title>
      <div className={classes.scroll}>
        <Table className={classes.numbers} aria-label={t('compare.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('compare.what')}</Table.Th>
              <Table.Th>{t('compare.plan')}</Table.Th>
              {published && <Table.Th>{t('compare.notified')}</Table.Th>}
              {trained && <Table.Th>{t('compare.done')}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr
                key={row.name}
                data-differs={published && row.notified !== row.plan ? true : undefined}
              >
                <Table.Th scope="row">{t(`compare.${row.name}`)}</Table.Th>
                <Table.Td>{row.plan}</Table.Td>
                {published && <Table.Td>{row.notified}</Table.Td>}
                {trained && <Table.Td>{row.done}</Table.Td>}
              </Table.Tr>
            ))}
            <ComparedExercises state={state} published={published} done={trained} />
          </Table.Tbody>
        </Table>
      </div>
      {done && (
        <Text size="sm" c="dimmed">
          {t('compare.mean', { count: done.people })}
        </Text>
      )}
      {most > 0 && (
        <Text size="sm" c="dimmed">
          {t('compare.lifted', { count: most })}
        </Text>
      )}
    </Stack>
  )
}

function rowsOf({ plan, notified, done }: SessionPublishing, format: Format): Row[] {
  const row = (name: Row['name'], write: (of: PublishedPlan) => string, did = NO_DATA): Row => ({
    name,
    plan: write(plan),
    notified: notified && write(notified),
    done: did,
  })
  return [
    row('time', ({ all_day, start_date, end_date }) =>
      format.session({ start_date, end_date, all_day_event: all_day, sport_id: null }),
    ),
    row(
      'place',
      ({ location, venue }) =>
        [...new Set([location, venue])].filter(Boolean).join(listSeparator()) || NO_DATA,
    ),
    row('structure', ({ structure }) => structure ?? NO_DATA),
    row(
      'distance',
      ({ planned_distance }) => format.distance(planned_distance),
      format.distance(done?.distance),
    ),
    row(
      'duration',
      ({ planned_time }) => format.duration(planned_time),
      format.duration(done?.time),
    ),
  ]
}
