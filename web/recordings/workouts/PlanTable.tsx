import { upperFirst } from '@mantine/hooks'
import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Workout } from '#contract/recordings/workouts.ts'
import { totalsOf } from '#domain/time/structure.ts'
import { structureOf } from '#domain/time/structure-wire.ts'
import type { PlanStructure } from '#domain/training/plan-structure.ts'
import { useFormat } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { elapsed } from '../../ui/charts/time-series.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import ui from '../../ui/ui.module.css'
import { PieceName } from './PieceName.tsx'
import { useWorkoutWords } from './use-workout-words.ts'
import classes from './workouts.module.css'

type PlanTableProps = { workout: Workout; structure: PlanStructure }

/** The pieces before anything was recorded, with the targets of the athlete. */
export function PlanTable({ workout: { pieces, by }, structure }: PlanTableProps) {
  const { t } = useTranslation(['workouts', 'common'])
  const words = useWorkoutWords()
  const isRated = pieces.some(({ planned_rate }) => planned_rate !== null)
  return (
    <ScrollRegion label={t('done.plan')} className={ui.scroll}>
      <Table className={classes.table ?? ''} maw={560}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{upperFirst(t('words.piece', { ns: 'common' }))}</Table.Th>
            <Table.Th>{t('head.target')}</Table.Th>
            {isRated && <Table.Th className={classes.figure ?? ''}>{t('kinds.rate')}</Table.Th>}
            <Table.Th className={classes.figure ?? ''}>{t('head.rest')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {pieces.map((piece, index) => (
            <Table.Tr key={piece.piece}>
              <Table.Td>
                <PieceName place={index + 1} task={words.task(piece)} />
              </Table.Td>
              <Table.Td>{words.target(by, piece.target)}</Table.Td>
              {isRated && (
                <Table.Td className={classes.figure ?? ''}>
                  {words.figure('rate', piece.planned_rate)}
                </Table.Td>
              )}
              <Table.Td className={classes.figure ?? ''}>
                {piece.rest_s > 0 ? elapsed(piece.rest_s) : NO_DATA}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Total structure={structure} columns={isRated ? 2 : 1} />
      </Table>
    </ScrollRegion>
  )
}

/** What the pieces add up to, beside the rest between them. */
function Total({ structure, columns }: { structure: PlanStructure; columns: number }) {
  const { t } = useTranslation('workouts')
  const format = useFormat()
  const { distance_m, work_s, rest_s } = totalsOf(structureOf(structure))
  const work = [
    ...(distance_m > 0 ? [format.distance(distance_m)] : []),
    ...(work_s > 0 ? [elapsed(work_s)] : []),
  ]
  return (
    <Table.Tfoot>
      <Table.Tr>
        <Table.Td>
          <strong>{t('total')}</strong> {work.join(' + ')}
        </Table.Td>
        <Table.Td colSpan={columns} />
        <Table.Td className={classes.figure ?? ''}>
          {rest_s > 0 ? elapsed(rest_s) : NO_DATA}
        </Table.Td>
      </Table.Tr>
    </Table.Tfoot>
  )
}
