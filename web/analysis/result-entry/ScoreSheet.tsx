import { useRef, useMemo, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionScores, Result } from '#contract/analysis/result-entry.ts'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { SheetTable } from '../../sheet/SheetTable.tsx'
import { useFormat } from '../../format/format.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
import type { CellActions } from '../../sheet/SheetCell.tsx'
import type { Entries, Entry } from './entries.ts'
import type { Column, Row } from './grid-model.ts'
import { useScoreActions, type SheetProps } from './use-score-actions.ts'
import type { Words } from './use-words.ts'
import { typedFigures } from './typed-figures.ts'
import { kindOf, SlotCell } from './SlotCell.tsx'
import classes from '../../sheet/sheet.module.css'

type SheetRowProps = Pick<SheetProps, 'pieces' | 'columns' | 'writing' | 'words'> & {
  row: Row
  y: number
  /** The first line of somebody in a list of several. */
  opens: boolean
  result: Result | undefined
  /** Entries of this row's owner, by cell. */
  own: Entries
  clashes: string
  /** What the values add up to, as texts between tabs. */
  figures: string
  actions: CellActions
}

/**
 * One line of the sheet. It is drawn again only when something in it has changed: a club's sheet
 * has thousands of cells.
 */
const SheetRow = memo(function SheetRow({
  row,
  y,
  opens,
  columns,
  words,
  figures,
  ...rest
}: SheetRowProps) {
  return (
    <tr data-first={opens || undefined}>
      <th scope="row">
        <span className={classes.line}>
          <span>{[row.owner.name, row.owner.detail].filter(Boolean).join(' · ')}</span>
          {row.piece !== null && <span className={classes.piece}>{words.piece(row.piece)}</span>}
        </span>
      </th>
      {columns.map((column, x) => {
        const kind = kindOf(rest.pieces, row, column)
        const looks = [
          kind === 'open' ? '' : classes[kind],
          x > 0 && !sameGroup(columns[x - 1], column) ? classes.opens : '',
        ]
        return (
          <td key={column.key} className={looks.filter(Boolean).join(' ')}>
            <SlotCell {...{ ...rest, row, column, y, x, words }} />
          </td>
        )
      })}
      {figures.split('\t').map(
        (text, at) =>
          figures !== '' && (
            <td
              key={at}
              className={[classes.figure, at === 0 && classes.opens].filter(Boolean).join(' ')}
            >
              {text}
            </td>
          ),
      )}
    </tr>
  )
}, sameRow)

/** Whether two columns belong to the same piece, or to the same split of it. */
const sameGroup = (one: Column | undefined, other: Column | undefined): boolean =>
  one?.piece === other?.piece && one?.part === other?.part && one?.number === other?.number

function sameRow(before: SheetRowProps, after: SheetRowProps): boolean {
  const { row, own, columns, ...rest } = before
  const [one, other] = [row.owner, after.row.owner]
  const sameOwner =
    row.key === after.row.key &&
    row.leads === after.row.leads &&
    one.seen === other.seen &&
    one.name === other.name &&
    samePieces(one, other)
  const sameColumns =
    columns.length === after.columns.length &&
    columns.every(({ key }, index) => key === after.columns[index]?.key)
  const same = (Object.keys(rest) as (keyof typeof rest)[]).every(
    (name) => rest[name] === after[name],
  )
  return same && sameOwner && sameColumns && sameEntries(own, after.own)
}

const samePieces = ({ pieces: one }: Row['owner'], { pieces: other }: Row['owner']) =>
  one?.join() === other?.join()

const sameEntries = (one: ReadonlyMap<string, Entry>, other: ReadonlyMap<string, Entry>) =>
  one.size === other.size && [...one].every(([key, entry]) => other.get(key) === entry)

/** Behind the values of a line: what they add up to while one types, where one line is all of it. */
function useTypedFigures(scores: SessionScores, rows: readonly Row[], entries: Entries) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const isWhole = rows.length > 0 && rows.every(({ piece }) => piece === null)
  const figures = useMemo(
    () =>
      isWhole
        ? typedFigures(
            scores,
            rows.map(({ owner }) => owner),
            entries,
          )
        : null,
    [isWhole, scores, rows, entries],
  )
  const scale = speedScale(scores.sport_id)
  const all = [...(figures?.values() ?? [])]
  const hasShare = all.some(({ prognostic }) => prognostic !== null)
  const isKnown = all.some(({ speed }) => speed !== null)
  const heads = isKnown
    ? [
        {
          key: 'speed',
          name: t(scale.kind === 'kmh' ? 'columns.speed' : 'columns.pace'),
          unit: unitOfScale(scale),
        },
        ...(hasShare ? [{ key: 'prognostic', name: t('columns.prognostic'), unit: '' }] : []),
        { key: 'place', name: t('columns.rank'), unit: '' },
      ]
    : []
  const textsOf = ({ owner }: Row): string => {
    const own = figures?.get(owner.key)
    if (!own || heads.length === 0) return ''
    return [
      writeOnScale(scale, onScale(scale, own.speed), format),
      ...(hasShare ? [format.number(own.prognostic, 1)] : []),
      format.number(own.place),
    ].join('\t')
  }
  return { heads, textsOf }
}

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
