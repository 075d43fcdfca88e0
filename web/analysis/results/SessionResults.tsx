import { Button, Group, Select, Stack } from '@mantine/core'
import { IconArrowsExchange, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SessionResult } from '#contract/analysis/results.ts'
import { scoresCsv, scoresSheet, type SessionScores } from '#contract/analysis/result-entry.ts'
import { download } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { usePieceName } from '../../planning/sessions/open.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { resultLines, scoredPieces, type ResultLine } from './result-lines.ts'
import { ResultsTable } from './ResultsTable.tsx'

type SessionResultsProps = {
  sessionId: number
  scores: SessionScores
  results: readonly SessionResult[]
  onOpen: (line: ResultLine) => void
}

const TOTAL = 'total'

/** What was entered and what was recorded, of the session or of one piece. */
export function SessionResults({ sessionId, scores, results, onOpen }: SessionResultsProps) {
  const { t } = useTranslation('results')
  const phone = usePhone()
  const [search, change] = useSearchParam()
  const asked = Number(search.get('piece'))
  const pieces = useMemo(() => scoredPieces(scores), [scores])
  const piece = pieces.some((one) => one.piece === asked) ? asked : null
  const shown = useMemo(() => resultLines(scores, results, piece), [scores, results, piece])
  const pieceName = usePieceName(scores)
  const choose = (value: string) => change({ piece: value === TOTAL ? null : value })
  const choices = (
    <Group gap="sm" align="flex-end">
      {pieces.length > 0 && (
        <Select
          label={t(scores.programmes.length > 0 ? 'exercise' : 'piece')}
          allowDeselect={false}
          value={piece === null ? TOTAL : String(piece)}
          onChange={(value) => choose(value ?? TOTAL)}
          data={[
            { value: TOTAL, label: t('wholeSession') },
            ...pieces.map((one) => ({
              value: String(one.piece),
              label: pieceName(one.piece),
            })),
          ]}
        />
      )}
      {scores.pieces.some(({ race }) => race) && (
        <Button
          component={Link}
          to={paths.sessionSeatRacing(sessionId)}
          variant="default"
          leftSection={<IconArrowsExchange size={18} />}
        >
          {t('toSeatRace')}
        </Button>
      )}
      {!phone && <Exports sessionId={sessionId} />}
    </Group>
  )
  return (
    <Stack gap="md">
      {(!phone || pieces.length > 0) && choices}
      <ResultsTable
        key={piece ?? TOTAL}
        scores={scores}
        shown={shown}
        piece={piece}
        onOpen={onOpen}
      />
      {/* On a phone the results come first. */}
      {phone && (
        <Group gap="sm">
          <Exports sessionId={sessionId} />
        </Group>
      )}
    </Stack>
  )
}

function Exports({ sessionId }: { sessionId: number }) {
  const { t } = useTranslation('results')
  const params = { id: sessionId }
  const sheet = useMutation({ mutationFn: () => download(scoresSheet, { params }) })
  const csv = useMutation({ mutationFn: () => download(scoresCsv, { params }) })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={18} />}
        loading={sheet.isPending}
        onClick={() => sheet.mutate()}
      >
        {t('export.xlsx')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileTypeCsv size={18} />}
        loading={csv.isPending}
        onClick={() => csv.mutate()}
      >
        {t('export.csv')}
      </Button>
    </>
  )
}
