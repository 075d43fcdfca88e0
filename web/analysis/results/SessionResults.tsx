import { Menu, Stack, Text } from '@mantine/core'
import { IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionResult } from '#contract/analysis/results.ts'
import { scoresCsv, scoresSheet, type SessionScores } from '#contract/analysis/result-entry.ts'
import { download } from '../../api/api.ts'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { writtenChanges } from '../../ui/filters/filter.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { classesOf, filterLines, kindsOf, readChoice } from './line-filter.ts'
import { resultLines, scoredPieces, type ResultLine } from './result-lines.ts'
import { ResultsTable } from './ResultsTable.tsx'
import { useLineFilters } from './use-line-filters.ts'

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
