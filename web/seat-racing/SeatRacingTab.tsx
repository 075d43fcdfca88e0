import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { SeatRace } from '#contract/seat-racing.ts'
import { ApiProblem } from '../api.ts'
import { useSession } from '../sessions/queries.ts'
import { PageState } from '../ui/PageState.tsx'
import { NextPieces } from './NextPieces.tsx'
import { PieceList } from './PieceList.tsx'
import { PlanPart } from './PlanPart.tsx'
import { seatRaceQuery } from './queries.ts'
import { RaceNumbers } from './RaceNumbers.tsx'
import { RaceWords } from './RaceWords.tsx'
import { TimeEntry } from './TimeEntry.tsx'

/** A seat race from the plan to the answer: pieces, times on the water, what is known and what to row next. */
export function SeatRacingTab() {
  const { t } = useTranslation('seat-racing')
  const session = useSession()
  const { data, error, refetch } = useQuery(seatRaceQuery(session.id))
  if (error instanceof ApiProblem && error.status === 403) return <PageState state="unauthorized" text={t('forCoaches')} />
  if (error) return <PageState state="error" retry={() => void refetch()} />
  if (!data) return <PageState state="loading" rows={8} />
  return <Race race={data.data} />
}

function Race({ race }: { race: SeatRace }) {
  const [search] = useSearchParams()
  const timed = race.user_actions.time ? race.pieces.find(({ id }) => String(id) === search.get('piece')) : undefined
  if (timed) return <TimeEntry key={timed.id} race={race} piece={timed} />
  if (race.pieces.length === 0) return <PlanPart race={race} />
  return (
    <Stack gap="xl">
      <RaceWords race={race} />
      <PieceList race={race} />
      {race.user_actions.plan && <NextPieces race={race} />}
      <RaceNumbers race={race} />
    </Stack>
  )
}
