import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { totalsOf, type Piece, type Structure } from '#domain/time/structure.ts'
import type { PieceNumbers } from '#domain/training/piece-numbers.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { PieceFields } from './PieceFields.tsx'
import { arranged, resized } from './piece-numbers.ts'
import {
  asKind,
  FIRST_PIECE,
  kindOf,
  splitsAt,
  textOfStructure,
  type Splits,
} from './structure-draft.ts'
import classes from './session-form.module.css'

export type PieceListProps = {
  /** Null while there is none. */
  structure: Structure | null
  splits: readonly Splits[]
  /** What results refer to the pieces by, round by round; null where nothing was saved yet. */
  numbers: PieceNumbers | null
  /** Without numbers, those of the text are used. */
  onChange: (text: string, splits: readonly Splits[], numbers: PieceNumbers | null) => void
  onReadable: (field: string, readable: boolean) => void
}

/**
 * The focus follows a piece that was moved, and switches to the button for the other direction at
 * the end of the list.
 */
function useFollowedPiece() {
  const list = useRef<HTMLDivElement>(null)
  const moved = useRef<{ to: number; way: 'up' | 'down' } | null>(null)
  useEffect(() => {
    if (moved.current === null) return
    const { to, way } = moved.current
    const piece = list.current?.querySelectorAll('fieldset')[to]
    const buttons = [...(piece?.querySelectorAll<HTMLElement>('[data-move]') ?? [])]
    ;(buttons.find(({ dataset }) => dataset['move'] === way) ?? buttons[0])?.focus()
    moved.current = null
  })
  return { list, follow: (to: number, way: 'up' | 'down') => (moved.current = { to, way }) }
}

const KINDS = ['single', 'multiple', 'variable'] as const
const MOST = 99

/** A structure piece by piece: one, one repeated, or a list. */
export function PieceList({ structure, splits, numbers, onChange, onReadable }: PieceListProps) {
  const { t } = useTranslation('session-form')
  const { list, follow } = useFollowedPiece()
  if (structure === null)
    return (
      <Button
        variant="default"
        className={classes.more}
        leftSection={<IconPlus size={16} />}
        onClick={() =>
          onChange(textOfStructure({ repetitions: 1, pieces: [FIRST_PIECE] }), splits, null)
        }
      >
        {t('pieces.add')}
      </Button>
    )
  const { repetitions, pieces } = structure
  const kind = kindOf(structure)
  const write = (next: Structure, ofPieces = splits, ofResults = numbers) =>
    onChange(
      textOfStructure(next),
      ofPieces,
      ofResults && resized(ofResults, totalsOf(next).pieces),
    )
  /** The list with its pieces where they were, null for another one like the last. */
  const arrange = (places: readonly (number | null)[]) =>
    write(
      {
        ...structure,
        pieces: places.map((place) => pieces[place ?? pieces.length - 1] ?? FIRST_PIECE),
      },
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
  const move = (index: number, way: 'up' | 'down') => {
    const to = way === 'up' ? index - 1 : index + 1
    follow(to, way)
    arrange(places.with(index, to).with(to, index))
  }
  return (
    <Stack ref={list} gap="md" role="group" aria-label={t('fields')}>
      <SegmentedControl
        aria-label={t('pieces.kind')}
        className={classes.measure}
        value={kind}
        data={KINDS.map((value) => ({ value, label: t(`pieces.${value}`) }))}
        onChange={(value) =>
          write(asKind(structure, KINDS.find((known) => known === value) ?? 'single'))
        }
      />
      {repetitions > 1 && (
        <NumberField
          label={t('repetitions')}
          className={classes.repetitions}
          min={2}
          max={MOST}
          value={repetitions}
          onChange={(value) =>
            value !== null &&
            value >= 2 &&
            value <= MOST &&
            write({ ...structure, repetitions: value })
          }
        />
      )}
      {pieces.map((piece, index) => (
        <PieceFields
          // Pieces have no name of their own but their place.
          key={index}
          title={
            pieces.length > 1 ? t('pieces.nth', { number: String(index + 1) }) : t('pieces.one')
          }
          piece={piece}
          splits={splitsAt(splits, index)}
          onChange={(next) => setPiece(index, next)}
          onSplits={(own) => setSplits(index, own)}
          onRemove={
            pieces.length > 1 ? () => arrange(places.filter((place) => place !== index)) : null
          }
          onUp={index > 0 ? () => move(index, 'up') : null}
          onDown={index < pieces.length - 1 ? () => move(index, 'down') : null}
          onReadable={(field, readable) => onReadable(`piece-${index}-${field}`, readable)}
        />
      ))}
      <Group gap="xs">
        {kind === 'variable' && pieces.length < MOST && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} />}
            onClick={() => arrange([...places, null])}
          >
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
