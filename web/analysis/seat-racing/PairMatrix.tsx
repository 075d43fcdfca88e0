import { Table, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SeatRace } from '#contract/analysis/seat-racing.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { differenceOf, type SideStandings } from './race-words.ts'
import { useRaceWriters } from './use-race-writers.ts'
import classes from './seat-racing.module.css'
import { colon } from '../../format/punctuation.ts'

type PairMatrixProps = { race: SeatRace; side: SideStandings }

/** Each against each: the row is faster by so many seconds; what is clear is bold on green. */
export function PairMatrix({ race, side: { side, standings } }: PairMatrixProps) {
  const { t } = useTranslation('seat-racing')
  const { shortName, signed } = useRaceWriters(race)
  if (standings.length < 2) return null
  const title = t('matrix.title')
  const label = `${title}${colon()}${t(`sides.${side ?? 'both'}`)}`
  return (
    <section aria-label={label}>
      <div className={classes.sideHead}>
        <Title order={2}>{title}</Title>
        <Text fz={13} c="dimmed" component="span">
          {t('matrix.scale')}
        </Text>
      </div>
      <ScrollRegion label={label} className={classes.wide}>
        <Table className={classes.matrix ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              {standings.map(({ user_id }) => (
                <Table.Th key={user_id} scope="col">
                  {shortName(user_id)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {standings.map(({ user_id: one }) => (
              <Table.Tr key={one}>
                <Table.Th scope="row">{shortName(one)}</Table.Th>
                {standings.map(({ user_id: other }) => {
                  const found = one === other ? null : differenceOf(race.results, side, one, other)
                  return (
                    <Table.Td key={other} data-clear={found?.isClear || undefined}>
                      {found ? signed(found.seconds) : one === other ? '·' : '–'}
                    </Table.Td>
                  )
                })}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </section>
  )
}
