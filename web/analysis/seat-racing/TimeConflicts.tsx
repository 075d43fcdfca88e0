import { Alert, Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SeatRace, TimeConflict } from '#contract/analysis/seat-racing.ts'
import { useFormat } from '../../format/format.ts'
import { discard, sendAgain } from '../../offline/outbox.ts'
import { useOutbox, type OutboxEntry } from '../../offline/outbox-state.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { raceSubject, type TimesEntry } from './queries.ts'
import { colon } from '../../format/punctuation.ts'

/** Times that somebody else has entered otherwise meanwhile, to choose from. */
export function TimeConflicts({ race }: { race: SeatRace }) {
  const { id } = useSession()
  return useOutbox(raceSubject(id))
    .filter(({ state }) => state === 'needs-you')
    .map((entry) => <Conflict key={entry.id} race={race} entry={entry} />)
}

function Conflict({ race, entry }: { race: SeatRace; entry: OutboxEntry }) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  const body = entry.input.body as TimesEntry // put there by sendTimes
  const piece = race.pieces.find(({ id }) => id === body.piece_id)
  const current = entry.problem?.current as readonly TimeConflict[] | undefined
  if (!piece || !current) return null
  const title = `${t('pieces.piece', { number: piece.position })}${colon()}${t('conflict.title')}`
  const input = { ...entry.input, body: { ...body, times: body.times.map(unseen) } }
  return (
    <Alert color="red" variant="light" title={title}>
      {current.map(({ crew_id, yours, theirs }) => (
        <Text key={crew_id} size="sm">
          {t('conflict.times', {
            boat: piece.boats.find((boat) => boat.crew_id === crew_id)?.name ?? '',
            mine: format.resultTime(yours),
            theirs: format.resultTime(theirs),
          })}
        </Text>
      ))}
      <Group gap="xs" mt="xs">
        <Button variant="default" onClick={() => void sendAgain(entry, input)}>
          {t('conflict.mine')}
        </Button>
        <Button variant="default" onClick={() => void discard(entry.id)}>
          {t('conflict.theirs')}
        </Button>
      </Group>
    </Alert>
  )
}

const unseen = ({ crew_id, time }: TimesEntry['times'][number]) => ({ crew_id, time })
