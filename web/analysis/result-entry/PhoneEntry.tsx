import { Stack, Text } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LinePager } from '../../sheet/LinePager.tsx'
import type { CellActions } from '../../sheet/SheetCell.tsx'
import classes from '../../sheet/sheet.module.css'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { kindOf, SlotCell } from './SlotCell.tsx'
import { useScoreActions, type SheetProps } from './use-score-actions.ts'
import { colon, inBrackets } from '../../format/punctuation.ts'

/** One person or boat in one piece at a time, with fields for thumbs. */
export function PhoneEntry({ pieces, rows, columns, desk, writing, words }: SheetProps) {
  const { t } = useTranslation('scores')
  const [search, change] = useSearchParam()
  const host = useRef<HTMLDivElement>(null)
  const y = Math.min(
    Math.max(
      0,
      rows.findIndex(({ key }) => key === search.get('line')),
    ),
    rows.length - 1,
  )
  const row = rows[y]
  // The keys of a phone go through the fields of this card.
  const actions = useScoreActions({ pieces, rows: row ? [row] : [], columns, desk, words }, host)
  const below = useMemo<CellActions>(
    () => ({ ...actions, move: (line, column) => actions.move(line, column, 'right') }),
    [actions],
  )
  const go = (step: number) => {
    const next = rows[y + step]
    if (next) change({ line: next.key })
  }
  if (!row) return null
  return (
    <Stack gap="md">
      <LinePager
        name={row.owner.name}
        detail={[row.owner.detail, row.piece === null ? '' : words.piece(row.piece)]}
        at={y}
        count={rows.length}
        onGo={go}
      />
      <div ref={host} className={classes.card} key={row.key}>
        {columns.map((column, x) => {
          const kind = kindOf(pieces, row, column)
          if (kind === 'none') return null
          const head = [words.part(column), words.field(column.field)].filter(Boolean).join(' · ')
          const unit = words.unit(column.field)
          if (kind === 'closed')
            return <Text key={column.key} c="dimmed">{`${head}${colon()}${t('closedShort')}`}</Text>
          return (
            <label key={column.key}>
              <span>
                {head}
                {unit && (
                  <Text span c="dimmed" size="sm">
                    {inBrackets(unit)}
                  </Text>
                )}
              </span>
              <SlotCell
                {...{ row, column, y: 0, x, pieces, writing, words, actions: below }}
                result={desk.resultOf(row.owner)}
                own={desk.entries}
                clashes={desk.clashes.map(({ key }) => key).join(' ')}
              />
            </label>
          )
        })}
      </div>
    </Stack>
  )
}
