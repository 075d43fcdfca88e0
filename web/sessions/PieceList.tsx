import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { totalsOf, type Piece, type Structure } from '#domain/time/structure.ts'
import type { PieceNumbers } from '#domain/training/piece-numbers.ts'
import { NumberField } from '../ui/NumberField.tsx'
import { PieceFields } from './PieceFields.tsx'
import { arranged, resized } from './piece-numbers.ts'
import { asKind, FIRST_PIECE, kindOf, splitsAt, textOfStructure, type Splits } from './structure-draft.ts'

export type PieceListProps = {
  /** Null while there is none. */
  structure: Structure | null
  splits: readonly Splits[]
  /** What results refer to the pieces by, round by round; null where nothing was saved yet. */
  numbers: PieceNumbers | null
  /** Without numbers they are those of the text. */
  onChange: (text: string, splits: readonly Splits[], numbers: PieceNumbers | null) => void
  onReadable: (field: string, readable: boolean) => void
}

const KINDS = ['single', 'multiple', 'variable'] as const
const MOST = 99

/** A structure piece by piece: one, one repeated, or a list. */
export function PieceList({ structure, splits, numbers, onChange, onReadable }: PieceListProps) {
  const { t } = useTranslation('session-form')
  if (structure === null)
    return (
      <Button
        variant="default"
        className="session-more"
        leftSection={<IconPlus size={16} />}
        onClick={() => onChange(textOfStructure({ repetitions: 1, pieces: [FIRST_PIECE] }), splits, null)}
      >
        {t('pieces.add')}
      </Button>
    )
  const { repetitions, pieces } = structure
  const kind = kindOf(structure)
  const write = (next: Structure, ofPieces = splits, ofResults = numbers) =>
    onChange(textOfStructure(next), ofPieces, ofResults && resized(ofResults, totalsOf(next).pieces))
  /** The list with its pieces where they were, null for another one like the last. */
  const arrange = (places: readonly (number | null)[]) =>
    write(
      { ...structure, pieces: places.map((place) => pieces[place ?? pieces.length - 1] ?? FIRST_PIECE) },
      places.map((place) => splitsAt(splits, place ?? pieces.length)),
      numbers && arranged(numbers, pieces.length, places),
    )
  const places = [...pieces.keys()]
  const setPiece = (index: number, piece: Piece) =>
    write({ ...structure, pieces: pieces.map((old, place) => (place === index ? piece : old)) })
  const setSplits = (index: number, own: Splits) =>
    write(
      structure,
      pieces.map((_, place) => (place === index ? own : splitsAt(splits, place))),
    )
  /** With the piece at an index behind the one that follows it. */
  const swapped = (index: number) => places.with(index, index + 1).with(index + 1, index)
  return (
    <Stack gap="md" role="group" aria-label={t('fields')}>
      <SegmentedControl
        aria-label={t('pieces.kind')}
        className="structure-measure"
        value={kind}
        data={KINDS.map((value) => ({ value, label: t(`pieces.${value}`) }))}
        onChange={(value) => write(asKind(structure, KINDS.find((known) => known === value) ?? 'single'))}
      />
      {repetitions > 1 && (
        <NumberField
          label={t('repetitions')}
          className="structure-repetitions"
          min={2}
          max={MOST}
          value={repetitions}
          onChange={(value) => value !== null && value >= 2 && value <= MOST && write({ ...structure, repetitions: value })}
        />
      )}
      {pieces.map((piece, index) => (
        <PieceFields
          // Pieces have no name of their own but their place.
          key={index}
          title={pieces.length > 1 ? t('pieces.nth', { number: String(index + 1) }) : t('pieces.one')}
          piece={piece}
          splits={splitsAt(splits, index)}
          onChange={(next) => setPiece(index, next)}
          onSplits={(own) => setSplits(index, own)}
          onRemove={pieces.length > 1 ? () => arrange(places.filter((place) => place !== index)) : null}
          onUp={index > 0 ? () => arrange(swapped(index - 1)) : null}
          onDown={index < pieces.length - 1 ? () => arrange(swapped(index)) : null}
          onReadable={(field, readable) => onReadable(`piece-${index}-${field}`, readable)}
        />
      ))}
      <Group gap="xs">
        {kind === 'variable' && pieces.length < MOST && (
          <Button variant="default" size="xs" leftSection={<IconPlus size={16} />} onClick={() => arrange([...places, null])}>
            {t('pieces.add')}
          </Button>
        )}
        <Button variant="subtle" size="xs" onClick={() => onChange('', [], null)}>
          {t('pieces.none')}
        </Button>
      </Group>
    </Stack>
  )
}
