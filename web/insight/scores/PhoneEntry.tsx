import { ActionIcon, Group, Stack, Text, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParam } from '../../ui/use-search-param.ts'
import classes from './scores.module.css'
import { kindOf, SlotCell } from './SlotCell.tsx'
import type { CellActions } from './ScoreCell.tsx'
import { useCellActions, type SheetProps } from './use-cell-actions.ts'
import ui from '../../ui/ui.module.css'

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
  const actions = useCellActions({ pieces, rows: row ? [row] : [], columns, desk }, host)
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
      <Group justify="space-between" wrap="nowrap">
        <ActionIcon
          size={44}
          variant="default"
          aria-label={t('previous')}
          disabled={y === 0}
          onClick={() => go(-1)}
        >
          <IconChevronLeft />
        </ActionIcon>
        <Stack gap={0} align="center">
          <Title order={2} size="h4">
            {row.owner.name}
          </Title>
          <Text size="sm" c="dimmed" className={ui.tabular}>
            {[
              row.owner.detail,
              row.piece === null ? '' : words.piece(row.piece),
              `${y + 1}/${rows.length}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
        <ActionIcon
          size={44}
          variant="default"
          aria-label={t('next')}
          disabled={y === rows.length - 1}
          onClick={() => go(1)}
        >
          <IconChevronRight />
        </ActionIcon>
      </Group>
      <div ref={host} className={classes.card} key={row.key}>
        {columns.map((column, x) => {
          const kind = kindOf(pieces, row, column)
          if (kind === 'none') return null
          const head = [words.part(column), words.field(column.field)].filter(Boolean).join(' · ')
          const unit = words.unit(column.field)
          if (kind === 'closed')
            return <Text key={column.key} c="dimmed">{`${head}: ${t('closedShort')}`}</Text>
          return (
            <label key={column.key}>
              <span>
                {head} {unit && <Text span c="dimmed" size="sm">{`(${unit})`}</Text>}
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
