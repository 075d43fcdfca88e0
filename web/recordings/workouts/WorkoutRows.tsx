import { upperFirst } from '@mantine/hooks'
import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Workout, WorkoutPiece } from '#contract/recordings/workouts.ts'
import type { PlanStructure } from '#domain/training/plan-structure.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { elapsed } from '../../ui/charts/time-series.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import ui from '../../ui/ui.module.css'
import { usePhone } from '../../ui/use-phone.ts'
import { DoneBar } from './DoneBar.tsx'
import { PlanTable } from './PlanTable.tsx'
import { PieceName } from './PieceName.tsx'
import { useWorkoutWords } from './use-workout-words.ts'
import classes from './workouts.module.css'

type Words = ReturnType<typeof useWorkoutWords>
type RowProps = { piece: WorkoutPiece; place: number; by: Workout['by']; longest: number }

type WorkoutRowsProps = { workout: Workout; structure: PlanStructure }

/** The pieces of the plan; with what was done of each where there is a recording. */
export function WorkoutRows({ workout, structure }: WorkoutRowsProps) {
  const phone = usePhone()
  const { pieces, by } = workout
  const longest = Math.max(0, ...pieces.map(({ done }) => done?.planned ?? 0))
  const rows = pieces.map((piece, index) => ({ piece, place: index + 1, by, longest }))
  if (phone)
    return (
      <ul className={classes.list}>
        {rows.map((row) => (
          <PhoneRow key={row.place} {...row} isDone={workout.done !== null} />
        ))}
      </ul>
    )
  return workout.done ? (
    <DoneTable rows={rows} />
  ) : (
    <PlanTable workout={workout} structure={structure} />
  )
}

function DoneTable({ rows }: { rows: readonly RowProps[] }) {
  const { t } = useTranslation(['workouts', 'common'])
  const words = useWorkoutWords()
  return (
    <ScrollRegion label={t('done.title')} className={ui.scroll}>
      <Table className={classes.table ?? ''} horizontalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{upperFirst(t('words.piece', { ns: 'common' }))}</Table.Th>
            <Table.Th>{t('head.target')}</Table.Th>
            <Table.Th>
              <Keys />
            </Table.Th>
            <Table.Th className={classes.figure ?? ''}>{t('head.done')}</Table.Th>
            <Table.Th className={classes.figure ?? ''}>{t('head.planned')}</Table.Th>
            <Table.Th className={classes.figure ?? ''}>{t('head.share')}</Table.Th>
            <Table.Th className={classes.figure ?? ''}>{t('head.average')}</Table.Th>
            <Table.Th className={classes.figure ?? ''}>{t('head.inTarget')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <DoneRow key={row.place} {...row} words={words} />
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  )
}

/** What outline and filling mean. */
function Keys() {
  const { t } = useTranslation('workouts')
  return (
    <span className={classes.keys}>
      <span className={classes.key}>
        <span className={classes.keyPlanned} aria-hidden />
        {t('keys.planned')}
      </span>
      <span className={classes.key}>
        <span className={classes.keyDone} aria-hidden />
        {t('keys.done')}
      </span>
    </span>
  )
}

function DoneRow({ piece, place, by, longest, words }: RowProps & { words: Words }) {
  const { done } = piece
  return (
    <Table.Tr>
      <Table.Td className={classes.words ?? ''}>
        <PieceName place={place} task={words.task(piece)} />
      </Table.Td>
      <Table.Td className={classes.words ?? ''}>{words.target(by, piece.target)}</Table.Td>
      <Table.Td>
        {done && <DoneBar planned={done.planned} done={done.done} longest={longest} />}
      </Table.Td>
      <Table.Td className={classes.figure ?? ''}>
        {done ? words.amount(done, done.done) : NO_DATA}
      </Table.Td>
      <Table.Td className={classes.figure ?? ''} c="dimmed">
        {done ? words.amount(done, done.planned) : NO_DATA}
      </Table.Td>
      <Table.Td className={classes.figure ?? ''} fw={600}>
        {words.share(done?.share ?? null)}
      </Table.Td>
      <Table.Td className={classes.figure ?? ''}>{words.figure(by, done?.mean ?? null)}</Table.Td>
      <Table.Td className={classes.figure ?? ''}>{words.share(done?.in_target ?? null)}</Table.Td>
    </Table.Tr>
  )
}

function PhoneRow({ piece, place, by, longest, isDone }: RowProps & { isDone: boolean }) {
  const { t } = useTranslation('workouts')
  const words = useWorkoutWords()
  const { done } = piece
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <span>
          <PieceName place={place} task={words.task(piece)} />
        </span>
        <span className={classes.share}>
          {isDone ? words.share(done?.share ?? null) : words.target(by, piece.target)}
        </span>
      </div>
      {done && <DoneBar planned={done.planned} done={done.done} longest={longest} />}
      {!isDone && (piece.rest_s > 0 || piece.planned_rate !== null) && (
        <div className={classes.figures}>
          {piece.planned_rate !== null && <span>{words.figure('rate', piece.planned_rate)}</span>}
          {piece.rest_s > 0 && <span>{t('phone.rest', { time: elapsed(piece.rest_s) })}</span>}
        </div>
      )}
      {done && (
        <div className={classes.figures}>
          <span>
            {t('phone.doneOf', {
              done: words.amount(done, done.done),
              planned: words.amount(done, done.planned),
            })}
          </span>
          <span>{t('phone.target', { target: words.target(by, piece.target) })}</span>
          <span>{t('phone.average', { value: words.figure(by, done.mean) })}</span>
          <span>{t('phone.inTarget', { value: words.share(done.in_target) })}</span>
        </div>
      )}
    </li>
  )
}
