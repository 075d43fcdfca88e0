import { Menu, Stack, Text } from '@mantine/core'
import { IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionResult } from '#contract/analysis/results.ts'
import { scoresCsv, scoresSheet, type SessionScores } from '#contract/analysis/result-entry.ts'
import { download } from '../../api/api.ts'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import {
  writtenChanges,
  oneOfFilter,
  type Filter,
  type FilterItem,
} from '../../ui/filters/filter.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { usePieceName } from '../../planning/sessions/open.ts'
import { classesOf, filterLines, kindsOf, readChoice, type LineKind } from './line-filter.ts'
import { resultLines, scoredPieces, type ResultLine } from './result-lines.ts'
import { ResultsTable } from './ResultsTable.tsx'

type Choice = {
  inPaces: boolean
  by: LineKind | null
  piece: number | null
  detail: string | null
  pieces: readonly number[]
  kinds: readonly LineKind[]
  classes: readonly string[]
  hasLaps: boolean
}
type Name = 'show' | 'by' | 'piece' | 'class'
type Words = { label: string; any: string }

const chip = (
  name: Name,
  { label, any }: Words,
  items: readonly FilterItem[],
  value: string | null,
): Filter<Name> => ({ ...oneOfFilter(name, label, items, value, any), pinned: true })

/** The chips above the table of results: those that leave a choice. */
function useLineFilters(scores: SessionScores, choice: Choice): Filter<Name>[] {
  const { t } = useTranslation(['results', 'scores'])
  const pieceName = usePieceName(scores)
  const { inPaces, by, piece, detail, pieces, kinds, classes, hasLaps } = choice
  const show = chip(
    'show',
    { label: t('show.label'), any: t('show.times') },
    [{ value: 'paces', label: t('show.paces') }],
    inPaces ? 'paces' : null,
  )
  const kind = chip(
    'by',
    { label: t('by.label', { ns: 'scores' }), any: t('by.all', { ns: 'scores' }) },
    kinds.map((one) => ({ value: one, label: t(`by.${one}`, { ns: 'scores' }) })),
    by,
  )
  const pieceChip = chip(
    'piece',
    { label: t(scores.programmes.length > 0 ? 'exercise' : 'piece'), any: t('wholeSession') },
    pieces.map((one) => ({ value: String(one), label: pieceName(one) })),
    piece === null ? null : String(piece),
  )
  const boatClass = chip(
    'class',
    { label: t('class'), any: t('anyClass') },
    classes.map((one) => ({ value: one, label: one })),
    detail,
  )
  return [
    ...(hasLaps ? [show] : []),
    ...(kinds.length > 1 ? [kind] : []),
    ...(pieces.length > 0 ? [pieceChip] : []),
    ...(classes.length > 1 ? [boatClass] : []),
  ]
}

type SessionResultsProps = {
  scores: SessionScores
  results: readonly SessionResult[]
  onOpen: (line: ResultLine) => void
}

/** What was entered and what was recorded, of the session or of one piece. */
export function SessionResults({ scores, results, onOpen }: SessionResultsProps) {
  const { t } = useTranslation('results')
  const [search, change] = useSearchParam()
  const pieces = useMemo(() => scoredPieces(scores), [scores])
  const asked = Number(search.get('piece'))
  const piece = pieces.some((one) => one.piece === asked) ? asked : null
  const all = useMemo(() => resultLines(scores, results, piece), [scores, results, piece])
  const choice = readChoice(search, all.lines)
  const { by, detail } = choice
  const shown = useMemo(
    () => ({ ...all, lines: filterLines(all.lines, { by, detail }) }),
    [all, by, detail],
  )
  const filters = useLineFilters(scores, {
    ...choice,
    piece,
    pieces: pieces.map((one) => one.piece),
    kinds: kindsOf(all.lines),
    classes: classesOf(all.lines),
    hasLaps: all.laps > 0,
  })
  const isMixed = shown.rankedBy === 'prognostic' && classesOf(shown.lines).length > 1
  return (
    <Stack gap={4}>
      <FilterBar filters={filters} onChange={(changes) => change(writtenChanges(changes))} />
      <ResultsTable
        key={piece ?? ''}
        scores={scores}
        shown={shown}
        piece={piece}
        inPaces={choice.inPaces}
        onOpen={onOpen}
      />
      {isMixed && (
        <Text size="sm" c="dimmed">
          {t('byMedalTime')}
        </Text>
      )}
    </Stack>
  )
}

/** The files of the results, for the menu of the session. */
export function ResultFiles({ sessionId }: { sessionId: number }) {
  const { t } = useTranslation('results')
  const params = { id: sessionId }
  const sheet = useMutation({ mutationFn: () => download(scoresSheet, { params }) })
  const csv = useMutation({ mutationFn: () => download(scoresCsv, { params }) })
  return (
    <>
      <Menu.Item
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        onClick={() => sheet.mutate()}
      >
        {t('export.xlsx')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconFileTypeCsv size={18} aria-hidden />}
        onClick={() => csv.mutate()}
      >
        {t('export.csv')}
      </Menu.Item>
    </>
  )
}
