import { Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { exercises } from '#contract/lookups.ts'
import type { Lifted, SessionPublishing } from '#contract/planning/publishing.ts'
import { query } from '../../api/api.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { lookup } from '../../lookups/queries.ts'
import { ExerciseSets } from '../../lookups/ExerciseSets.tsx'
import { programmeRows, type ProgrammeRows, type Whose } from './exercise-rows.ts'
import { colon, listSeparator } from '../../format/punctuation.ts'

type ComparedExercisesProps = { state: SessionPublishing; published: boolean; done: boolean }

/**
 * Rows of the comparison: the exercises of each programme, and its athletes where they have
 * changed.
 */
export function ComparedExercises({ state, published, done }: ComparedExercisesProps) {
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
