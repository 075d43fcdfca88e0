import { Table, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Season } from '#contract/analysis/season.ts'
import { changedFields } from './differences.ts'
import type { Difference } from './use-difference.ts'
import { useSeasonWords } from './use-season-words.ts'
import { useTargetWords } from './use-target-words.ts'
import { AllWeeksTick, WeekTick } from './WeekTicks.tsx'

type DifferenceListProps = { season: Season; difference: Difference }

/** The weeks that would change, with what stands now and what is new; each is taken or left. */
export function DifferenceList({ season, difference }: DifferenceListProps) {
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const targetWords = useTargetWords()
  const { changes } = difference
  const targets = new Map(season.weeks.map(({ monday, target }) => [monday, target]))
  return (
    <Table verticalSpacing={4} fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>
            <AllWeeksTick ticks={difference} mondays={changes.map(({ monday }) => monday)} />
          </Table.Th>
          <Table.Th>{t('propose.week')}</Table.Th>
          <Table.Th>{t('propose.change')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map((change) => {
          const before = targets.get(change.monday) ?? null
          return (
            <Table.Tr key={change.monday}>
              <Table.Td>
                <WeekTick ticks={difference} monday={change.monday} />
              </Table.Td>
              <Table.Td>{words.day(change.monday)}</Table.Td>
              <Table.Td>
                {changedFields(before, change).map((field) => (
                  <Text key={field} size="sm">
                    {targetWords.change(field, before?.[field] ?? null, change[field] ?? null)}
                  </Text>
                ))}
              </Table.Td>
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}
