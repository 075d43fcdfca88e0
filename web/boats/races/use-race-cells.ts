import { useTranslation } from 'react-i18next'
import { notify } from '../../shell/notices.ts'
import { textOf, type Column, type Reading, type Row } from './race-rows.ts'
import type { useRaceRows } from './use-race-rows.ts'

export type LineProps = {
  row: Row
  index: number
  reading: Reading
  sheet: ReturnType<typeof useRaceRows>
}

const LISTS: Partial<Record<Column, string>> = {
  starter: 'race-starters',
  status: 'race-statuses',
}

/** What stands in the cells of one race, what is wrong with it, and how the race is deleted. */
export function useRaceCells({ row, index, reading, sheet }: LineProps) {
  const { t } = useTranslation('races')
  const { race, key } = row
  const mark = sheet.marks.get(key)
  const name = t('sheet.row', { number: index + 1 })
  const remove = async () => {
    if (!race) return sheet.dropNew(key)
    if (await sheet.remove(race))
      notify('success', t('sheet.deleted', { name: race.name ?? race.number ?? name }))
  }
  const cell = (column: Column) => {
    const stored = textOf(race, column, reading)
    const isUnread = mark?.faults.includes(column) === true
    const clash = mark?.clashes.includes(column) === true
    return {
      value: row.typed[column]?.text ?? stored,
      list: LISTS[column],
      isUnread,
      clash,
      said: isUnread
        ? t(`unread.${column}`)
        : clash
          ? t('clash.now', { text: stored || '–' })
          : undefined,
    }
  }
  const isWrong = (mark?.faults.length ?? 0) + (mark?.clashes.length ?? 0) > 0
  return { name, cell, remove, isWrong }
}
