import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SheetTable } from '../../sheet/SheetTable.tsx'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import type { Entries } from './entries.ts'
import type { Column } from './grid-model.ts'
import { sameGroup, SheetRow } from './SheetRow.tsx'
import { useScoreActions, type SheetProps } from './use-score-actions.ts'
import { useTypedFigures } from './use-typed-figures.ts'
import type { Words } from './use-words.ts'

/** The sheet: a line for everybody and each piece, values side by side, splits behind them. */
export function ScoreSheet({
  scores,
  pieces,
  rows,
  columns,
  desk,
  writing,
  words,
}: SheetProps & { scores: SessionScores }) {
  const { t } = useTranslation('scores')
  const host = useRef<HTMLDivElement>(null)
  const actions = useScoreActions({ pieces, rows, columns, desk, words }, host)
  const groups = useGroups(columns, words)
  const own = entriesByOwner(desk.entries)
  const clashes = desk.clashes.map(({ key }) => key).join(' ')
  const { heads, textsOf } = useTypedFigures(scores, rows, desk.entries)
  return (
    <SheetTable
      host={host}
      label={t('sheet')}
      groups={groups}
      named={groups.length > 1 || columns[0]?.piece !== null}
      figures={heads}
    >
      {rows.map((row, y) => (
        <SheetRow
          key={row.key}
          {...{ row, y, pieces, columns, writing, words, actions }}
          opens={row.piece !== null && y > 0 && rows[y - 1]?.owner.key !== row.owner.key}
          result={desk.resultOf(row.owner)}
          own={own.get(row.owner.key) ?? NONE}
          clashes={clashes}
          figures={textsOf(row)}
        />
      ))}
    </SheetTable>
  )
}

const NONE: Entries = new Map()

const entriesByOwner = (entries: Entries): ReadonlyMap<string, Entries> =>
  new Map(
    [...Map.groupBy(entries, ([, { owner }]) => owner.key)].map(([key, list]) => [
      key,
      new Map(list),
    ]),
  )

/** The columns of a piece, split or set under its name. */
function useGroups(columns: readonly Column[], words: Words) {
  const { t } = useTranslation('scores')
  const groups = columns.reduce<Column[][]>((all, column) => {
    const last = all.at(-1)
    if (last && sameGroup(last[0], column)) last.push(column)
    else all.push([column])
    return all
  }, [])
  const many = new Set(columns.map(({ piece }) => piece)).size > 1
  /** The label reads "Piece 3 · Split 2"; if there is only one piece, only its parts are named. */
  const nameOf = (column: Column | undefined) => {
    if (!column) return ''
    const piece =
      column.piece === null || (!many && column.part !== 'piece') ? '' : words.piece(column.piece)
    return [piece, words.part(column)].filter(Boolean).join(' · ') || t('wholePiece')
  }
  return groups.map((group) => ({
    key: group[0]?.key ?? '',
    name: nameOf(group[0]),
    columns: group.map(({ key, field }) => ({
      key,
      name: words.field(field),
      unit: words.unit(field),
    })),
  }))
}
