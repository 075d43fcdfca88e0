import { Stack, Text } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { racePieces, RacePiece } from '#contract/analysis/race-analysis.ts'
import type { Reply } from '#contract/endpoint.ts'
import { lineKey } from '#domain/race-analysis/kinds.ts'
import { ListTable } from '../../list/ListTable.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { inGroups } from '../../ui/table/grouping.ts'
import { ChosenPieces } from './ChosenPieces.tsx'
import { pieceList } from './piece-list.tsx'
import { SessionHead } from './PieceLines.tsx'
import { useChosenPieces } from './use-chosen-pieces.ts'

type RacePieces = Reply<typeof racePieces>['data']

/** The pieces there are, by session: one ticks some and compares them. */
export function PieceChooser({ found }: { found: RacePieces }) {
  const { t } = useTranslation('racing')
  const { pieces, count, is_counted } = found
  const { chosen, toggle, toggleAll, remove, clear } = useChosenPieces(pieces)
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
      <ListTable
        of={pieceList}
        given={{ chosen, toggle }}
        rows={rows}
        grouping={{
          by: ({ session_id }) => String(session_id),
          renderHead: (own) => (
            <SessionHead pieces={own} isChosen={isChosen} onToggle={toggleAll} />
          ),
        }}
        isMarked={isChosen}
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
