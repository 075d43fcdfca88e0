import { Stack, Text } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { inBrackets } from '../../../format/punctuation.ts'
import { LinePager } from '../../../sheet/LinePager.tsx'
import type { CellActions } from '../../../sheet/SheetCell.tsx'
import classes from '../../../sheet/sheet.module.css'
import { useSearchParam } from '../../../ui/use-search-param.ts'
import { TestCell } from './TestCell.tsx'
import { cellState } from './test-columns.ts'
import { useTestActions, type TestSheetProps } from './TestSheet.tsx'

/** One person at a time, with fields for thumbs. */
export function PhoneTests({ people, columns, desk, protocol, writing, words }: TestSheetProps) {
  const { t } = useTranslation('test-entry')
  const [search, change] = useSearchParam()
  const host = useRef<HTMLDivElement>(null)
  const asked = people.findIndex(({ user_id }) => String(user_id) === search.get('line'))
  const at = Math.max(0, asked)
  const person = people[at]
  const actions = useTestActions({ people: person ? [person] : [], columns, desk, words }, host)
  // The keys of a phone go through the fields of this card.
  const below = useMemo<CellActions>(
    () => ({ ...actions, move: (row, column) => actions.move(row, column, 'right') }),
    [actions],
  )
  if (!person) return null
  return (
    <Stack gap="md">
      <LinePager
        name={person.full_name}
        detail={[]}
        at={at}
        count={people.length}
        onGo={(step) => {
          const next = people[at + step]
          if (next) change({ line: String(next.user_id) })
        }}
      />
      <div ref={host} className={classes.card} key={person.user_id}>
        {columns.map((column, x) => {
          const unit = words.unit(column.field)
          const line = column.line === 0 ? '' : words.line(column.line)
          const head = [line, words.field(column)].filter(Boolean).join(' · ')
          const cell = (
            <TestCell
              {...{ person, column, x, protocol, writing, words }}
              y={0}
              own={desk.entries}
              clashes={desk.clashes.map(({ key }) => key).join(' ')}
              actions={below}
            />
          )
          if (cellState(person, column) !== 'open')
            return (
              <Text key={column.key} c="dimmed">
                {t('sheet.valueOf', { name: head })} {cell}
              </Text>
            )
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
              {cell}
            </label>
          )
        })}
      </div>
    </Stack>
  )
}
