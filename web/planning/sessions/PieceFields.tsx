import {
  Button,
  CloseButton,
  Fieldset,
  Group,
  SegmentedControl,
  Select,
  TextInput,
} from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BOUNDS, isWithinBounds } from '#domain/constants/bounds.ts'
import { segmentsOf, withRate, type Extent, type Piece } from '#domain/time/structure.ts'
import { DistanceInput } from '../../ui/DistanceInput.tsx'
import { DurationInput } from '../../ui/DurationInput.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import type { Splits } from './structure-draft.ts'
import classes from './session-form.module.css'
import { colon } from '../../format/punctuation.ts'

export type PieceFieldsProps = {
  title: string
  piece: Piece
  splits: Splits
  onChange: (piece: Piece) => void
  onSplits: (splits: Splits) => void
  onRemove: (() => void) | null
  onUp: (() => void) | null
  onDown: (() => void) | null
  onReadable: (field: string, readable: boolean) => void
}

const MOST_SEGMENTS = 20
const STARTS = { distance: { distance_m: 500 }, time: { time_s: 60 } } as const

/**
 * One piece: how far or how long, in one stretch or in segments, how it is timed, at what rate, and
 * the rest after it.
 */
export function PieceFields({
  title,
  piece,
  splits,
  onChange,
  onSplits,
  onRemove,
  onUp,
  onDown,
  onReadable,
}: PieceFieldsProps) {
  const { t } = useTranslation('session-form')
  const segments = segmentsOf(piece)
  const write = (next: readonly Extent[]) => {
    const [only] = next
    const marks = {
      rest_s: piece.rest_s,
      ...(piece.stroke_rate !== undefined && { stroke_rate: piece.stroke_rate }),
    }
    onChange(next.length === 1 && only ? { ...only, ...marks } : { segments: next, ...marks })
  }
  return (
    <Fieldset legend={title} className={classes.piece}>
      {segments.map((extent, index) => (
        <Group key={index} gap="xs" align="flex-end" wrap="wrap">
          <ExtentFields
            extent={extent}
            label={segments.length > 1 ? t('pieces.segment', { number: String(index + 1) }) : null}
            onChange={(next) => write(segments.map((old, place) => (place === index ? next : old)))}
            onReadable={(readable) => onReadable(`segment-${index}`, readable)}
          />
          {segments.length > 1 && (
            <CloseButton
              size="lg"
              aria-label={t('pieces.removeSegment', { number: String(index + 1) })}
              onClick={() => write(segments.filter((_, place) => place !== index))}
            />
          )}
        </Group>
      ))}
      <div className={classes.fields}>
        <DurationInput
          label={t('rest')}
          mask="mm:ss"
          value={piece.rest_s > 0 ? piece.rest_s : null}
          onChange={(rest) => onChange({ ...piece, rest_s: rest ?? 0 })}
          onReadable={(readable) => onReadable('rest', readable)}
        />
        <NumberField
          label={t('pieces.rate')}
          min={1}
          max={BOUNDS.stroke_rate.max}
          decimals={1}
          hideControls
          value={piece.stroke_rate ?? null}
          onChange={(rate) => onChange(withRate(piece, rate))}
        />
        <SplitFields
          splits={splits}
          onChange={onSplits}
          onReadable={(readable) => onReadable('splits', readable)}
        />
      </div>
      <Group gap="xs">
        {segments.length < MOST_SEGMENTS && (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPlus size={16} />}
            onClick={() => write([...segments, segments.at(-1) ?? STARTS.distance])}
          >
            {t('pieces.addSegment')}
          </Button>
        )}
        {onUp && (
          <Button
            variant="subtle"
            size="xs"
            data-move="up"
            leftSection={<IconArrowUp size={16} />}
            onClick={onUp}
          >
            {t('pieces.up')}
          </Button>
        )}
        {onDown && (
          <Button
            variant="subtle"
            size="xs"
            data-move="down"
            leftSection={<IconArrowDown size={16} />}
            onClick={onDown}
          >
            {t('pieces.down')}
          </Button>
        )}
        {onRemove && (
          <Button variant="subtle" color="red" size="xs" onClick={onRemove}>
            {t('pieces.remove')}
          </Button>
        )}
      </Group>
    </Fieldset>
  )
}

type ExtentProps = {
  extent: Extent
  label: string | null
  onChange: (extent: Extent) => void
  onReadable: (readable: boolean) => void
}

function ExtentFields({ extent, label, onChange, onReadable }: ExtentProps) {
  const { t } = useTranslation('session-form')
  const byDistance = 'distance_m' in extent
  const named = (text: string) => (label === null ? text : `${label}${colon()}${text}`)
  return (
    <>
      <SegmentedControl
        aria-label={named(t('measure'))}
        value={byDistance ? 'distance' : 'time'}
        onChange={(measure) => onChange(measure === 'time' ? STARTS.time : STARTS.distance)}
        data={[
          { value: 'distance', label: t('byDistance') },
          { value: 'time', label: t('byTime') },
        ]}
      />
      {byDistance ? (
        <DistanceInput
          label={named(t('pieceDistance'))}
          value={extent.distance_m}
          onChange={(amount) => amount !== null && amount > 0 && onChange({ distance_m: amount })}
          onReadable={onReadable}
        />
      ) : (
        <DurationInput
          label={named(t('pieceTime'))}
          mask="mm:ss"
          value={extent.time_s}
          onChange={(amount) => amount !== null && amount > 0 && onChange({ time_s: amount })}
          onReadable={onReadable}
        />
      )}
    </>
  )
}

type SplitProps = {
  splits: Splits
  onChange: (splits: Splits) => void
  onReadable: (readable: boolean) => void
}
const lengthsIn = (text: string) =>
  text
    .split(/[\s,;+]+/)
    .filter(Boolean)
    .map(Number)
const readable = (text: string) =>
  lengthsIn(text).every((length) => length >= 1 && isWithinBounds('distance', length))

/** Splits of one length, or of a length each, written one after the other. */
function SplitFields({ splits, onChange, onReadable }: SplitProps) {
  const { t } = useTranslation('session-form')
  const [text, setText] = useState<string | null>(null)
  const own = splits.own !== null
  const shown = text ?? (splits.own ?? []).join(' ')
  const leave = () => {
    if (text === null) return
    onReadable(readable(text))
    if (!readable(text)) return
    onChange({ length: null, own: lengthsIn(text) })
    setText(null)
  }
  return (
    <>
      <Select
        label={t('pieces.splits')}
        allowDeselect={false}
        data={[
          { value: 'equal', label: t('pieces.splitsEqual') },
          { value: 'own', label: t('pieces.splitsOwn') },
        ]}
        value={own ? 'own' : 'equal'}
        onChange={(value) =>
          onChange(
            value === 'own'
              ? { length: null, own: splits.own ?? [] }
              : { length: splits.length, own: null },
          )
        }
      />
      {own ? (
        <TextInput
          label={t('pieces.splitLengths')}
          placeholder="750 750 500"
          value={shown}
          error={readable(shown) ? null : t('pieces.splitFault')}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={leave}
        />
      ) : (
        <DistanceInput
          label={t('pieces.splitLength')}
          placeholder="500"
          value={splits.length}
          onChange={(length) =>
            onChange({ length: length === null || length < 1 ? null : length, own: null })
          }
          onReadable={onReadable}
        />
      )}
    </>
  )
}
