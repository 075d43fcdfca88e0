import { Button } from '@mantine/core'
import { IconArrowsDiff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { RacePiece } from '#contract/analysis/race-analysis.ts'
import { kindOf, lineKey, MOST_RACE_LINES } from '#domain/race-analysis/kinds.ts'
import { useFormat } from '../../format/format.ts'
import { openModal } from '../../shell/modals.ts'
import { lookAt } from '../../ui/line-looks.ts'
import { SelectionBar } from '../../ui/SelectionBar.tsx'
import { crewOf } from './line-names.ts'
import { SaveComparison } from './SaveComparison.tsx'

type ChosenPiecesProps = {
  chosen: readonly RacePiece[]
  onRemove: (key: string) => void
  onClear: () => void
}

const differ = (pieces: readonly RacePiece[], of: (piece: RacePiece) => string | number) =>
  new Set(pieces.map(of)).size > 1

/** What is ticked, what kind of comparison it makes, and the way to it. */
export function ChosenPieces({ chosen, onRemove, onClear }: ChosenPiecesProps) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const isTooMany = chosen.length > MOST_RACE_LINES
  const isUnlike =
    differ(chosen, (piece) => piece.class) || differ(chosen, ({ distance }) => Math.round(distance))
  const compare = () =>
    openModal({ title: t('save.title'), size: 'sm', content: <SaveComparison pieces={chosen} /> })
  return (
    <SelectionBar
      items={chosen.map((piece, place) => ({
        key: lineKey(piece),
        name: crewOf(piece),
        detail: format.dayOfMonth(piece.date),
        look: lookAt(place),
      }))}
      onRemove={onRemove}
      onClear={onClear}
      empty={t('pieces.none')}
      words={chosen.length === 0 ? '' : t(isUnlike ? 'pieces.unlike' : `kinds.${kindOf(chosen)}`)}
      problem={isTooMany ? t('pieces.most', { number: MOST_RACE_LINES }) : null}
      action={
        <Button leftSection={<IconArrowsDiff size={18} />} disabled={isTooMany} onClick={compare}>
          {t('pieces.compare', { count: chosen.length })}
        </Button>
      }
    />
  )
}
