import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { RacePiece } from '#contract/analysis/race-analysis.ts'
import { useFormat } from '../../format/format.ts'
import { usePhone } from '../../ui/use-phone.ts'
import ui from '../../ui/ui.module.css'
import { crewOf } from './line-names.ts'

type SessionHeadProps = {
  pieces: readonly RacePiece[]
  isChosen: (piece: RacePiece) => boolean
  onToggle: (pieces: readonly RacePiece[]) => void
}

/** The session some pieces are of, and one tick for all of them. */
export function SessionHead({ pieces, isChosen, onToggle }: SessionHeadProps) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const phone = usePhone()
  const [first] = pieces
  if (!first) return null
  const number = pieces.filter(isChosen).length
  const isAll = number === pieces.length
  return (
    <Group gap={8} wrap="nowrap">
      <Checkbox
        size={phone ? 'md' : 'sm'}
        aria-label={t('pieces.chooseAllOf', {
          name: first.session,
          date: format.within.day(first.date),
        })}
        checked={isAll}
        indeterminate={number > 0 && !isAll}
        onChange={() => onToggle(pieces)}
      />
      <Text fw={550} truncate>
        {first.session}
      </Text>
      <Text fz={13} c="dimmed" style={{ flex: 'none' }}>
        {format.day(first.date)}
      </Text>
      {!phone && pieces.length > 1 && !isAll && (
        <Button variant="subtle" size="compact-sm" ml="auto" onClick={() => onToggle(pieces)}>
          {t('pieces.chooseAll', { count: pieces.length })}
        </Button>
      )}
    </Group>
  )
}

type PhonePieceProps = {
  piece: RacePiece
  /** What its tick box is called. */
  name: string
  isChosen: boolean
  onToggle: (piece: RacePiece) => void
}

export function PhonePiece({ piece, name, isChosen, onToggle }: PhonePieceProps) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const { place, distance, time, percent } = piece
  const number = place === null ? [] : [t('pieces.number', { number: place })]
  const facts = [
    piece.class,
    format.distance(distance),
    percent === null ? '' : `${format.percent(percent, 1)} GMT`,
  ]
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Checkbox size="md" aria-label={name} checked={isChosen} onChange={() => onToggle(piece)} />
      <Stack gap={0} miw={0} flex={1}>
        <Text fw={500}>{[crewOf(piece), ...number].join(' · ')}</Text>
        <Text size="sm" c="dimmed" className={ui.tabular}>
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <Text fw={550} className={ui.tabular}>
        {format.resultTime(time)}
      </Text>
    </Group>
  )
}
