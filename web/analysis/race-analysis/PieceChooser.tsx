import { Stack, Text } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { racePieces, RacePiece } from '#contract/analysis/race-analysis.ts'
import type { Reply } from '#contract/endpoint.ts'
import { lineKey } from '#domain/race-analysis/kinds.ts'
import { PageState } from '../../ui/PageState.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { inGroups } from '../../ui/table/grouping.ts'
import { ChosenPieces } from './ChosenPieces.tsx'
import { PhonePiece, SessionHead } from './PieceLines.tsx'
import { useChosenPieces } from './use-chosen-pieces.ts'
import { useChoiceColumns } from './use-choice-columns.tsx'

type RacePieces = Reply<typeof racePieces>['data']

/** The pieces there are, by session: one ticks some and compares them. */
export function PieceChooser({ found }: { found: RacePieces }) {
  const { t } = useTranslation('racing')
  const { pieces, count, is_counted } = found
  const { chosen, toggle, toggleAll, remove, clear } = useChosenPieces(pieces)
  const columns = useChoiceColumns(chosen, toggle)
  const rows = useMemo(() => inOrder(pieces), [pieces])
  const isChosen = (piece: RacePiece) => chosen.has(lineKey(piece))
  if (count === 0)
    return (
      <PageState
        state="empty"
        icon={<IconFlag />}
        title={t('pieces.empty')}
        text={t('pieces.emptyText')}
      />
    )
  return (
    <Stack gap="sm">
      <DataTable
        id="racing-pieces"
        label={t('pieces.title')}
        columns={columns}
        rows={rows}
        rowKey={lineKey}
        sortedBy={{ key: 'date', descending: true }}
        grouping={{
          by: ({ session_id }) => String(session_id),
          renderHead: (own) => (
            <SessionHead pieces={own} isChosen={isChosen} onToggle={toggleAll} />
          ),
        }}
        isMarked={isChosen}
        renderPhoneRow={(piece) => (
          <PhonePiece piece={piece} isChosen={isChosen(piece)} onToggle={toggle} />
        )}
      />
      {count > pieces.length && (
        <Text size="sm" role="status">
          {is_counted
            ? t('pieces.latest', { number: pieces.length, count })
            : t('pieces.latestOfMore', { number: pieces.length })}
        </Text>
      )}
      <ChosenPieces chosen={[...chosen.values()]} onRemove={remove} onClear={clear} />
    </Stack>
  )
}

/** The latest session first, its pieces as they were rowed. */
const inOrder = (pieces: readonly RacePiece[]): RacePiece[] =>
  inGroups(pieces, ({ session_id }) => String(session_id)).flatMap((own) => own.toReversed())
