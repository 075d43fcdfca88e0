import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconStopwatch, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { sessionCrews } from '#contract/boats/crews.ts'
import {
  removeSeatRacePieces,
  seatRace,
  type RacePiece,
  type SeatRace,
} from '#contract/analysis/seat-racing.ts'
import { sessionScores } from '#contract/analysis/result-entry.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { namesOf } from './queries.ts'
import { isTimed, movedInto } from './race-words.ts'
import classes from './seat-racing.module.css'
import ui from '../../ui/ui.module.css'
import { inBrackets, listSeparator } from '../../format/punctuation.ts'

/** Every piece with its boats: who sits where, who has just moved, and the times. */
export function PieceList({ race }: { race: SeatRace }) {
  const { t } = useTranslation('seat-racing')
  const { id } = useSession()
  const confirm = useConfirm()
  const remove = useMutation({
    mutationFn: (piece: RacePiece) =>
      api(removeSeatRacePieces, { params: { id }, body: { piece_ids: [piece.id] } }),
    onSuccess: () => invalidate(seatRace, sessionCrews, sessionScores),
  })
  const ask = async (piece: RacePiece) => {
    const title = t('remove.title', { number: piece.position })
    if (
      await confirm({
        title,
        text: t('remove.text'),
        confirm: t('remove.confirm'),
        dangerous: true,
      })
    )
      remove.mutate(piece)
  }
  return (
    <section aria-label={t('pieces.title')}>
      <Text c="dimmed">
        {t('pieces.comparable', { comparable: race.comparable, pairs: race.pairs })}
      </Text>
      <div className={classes.pieces}>
        {race.pieces.map((piece, index) => (
          <Piece
            key={piece.id}
            race={race}
            piece={piece}
            before={race.pieces[index - 1]}
            onRemove={() => void ask(piece)}
          />
        ))}
      </div>
    </section>
  )
}

type PieceProps = {
  race: SeatRace
  piece: RacePiece
  before: RacePiece | undefined
  onRemove: () => void
}

function Piece({ race, piece, before, onRemove }: PieceProps) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  const { id } = useSession()
  const name = t('pieces.piece', { number: piece.position })
  const { plan, time } = race.user_actions
  return (
    <Paper component="section" withBorder p="md" aria-label={name} className={classes.piece}>
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h4">
          {name} · {format.distance(piece.distance)}
        </Title>
        <Text size="sm" c="dimmed">
          {[piece.control && t('pieces.control'), piece.void && t('pieces.void'), piece.note]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Group>
      <Stack gap="sm" mt="sm">
        {piece.boats.map((boat) => (
          <Boat
            key={boat.crew_id}
            race={race}
            boat={boat}
            moved={movedInto(piece, before, boat.shell)}
          />
        ))}
      </Stack>
      {(time || plan) && (
        <Group gap="xs" mt="sm">
          {time && (
            <Button
              component={Link}
              to={paths.sessionSeatRacing(id, { piece: piece.id })}
              variant="default"
              leftSection={<IconStopwatch size={18} />}
            >
              {isTimed(piece) || piece.void ? t('time.change') : t('time.enter')}
            </Button>
          )}
          {plan && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} />}
              onClick={onRemove}
            >
              {t('remove.confirm')}
            </Button>
          )}
        </Group>
      )}
    </Paper>
  )
}

function Boat({
  race,
  boat,
  moved,
}: {
  race: SeatRace
  boat: RacePiece['boats'][number]
  moved: readonly number[]
}) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  const nameOf = namesOf(race)
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Text fw={650}>{boat.name}</Text>
        <Text className={ui.tabular} fw={650}>
          {format.resultTime(boat.time)}
        </Text>
      </Group>
      <Text size="sm">
        {boat.seats.map(({ user_id }, index) => (
          <span key={user_id}>
            {index > 0 && listSeparator()}
            {moved.includes(user_id) ? (
              <strong>
                {nameOf(user_id)}
                {inBrackets(t('pieces.moved'))}
              </strong>
            ) : (
              nameOf(user_id)
            )}
          </span>
        ))}
      </Text>
    </div>
  )
}
