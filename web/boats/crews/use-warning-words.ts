import { useTranslation } from 'react-i18next'
import type { Boat } from '#domain/constants/boats.ts'
import type { CrewWarning } from '#domain/rules/crew-warnings.ts'
import { useFormat } from '../../format/format.ts'
import { useSeatName } from '../../lookups/use-seat-name.ts'
import { listSeparator } from '../../format/punctuation.ts'

type Names = {
  person: (userId: number) => string
  crew: (crewId: number) => string
  item: (itemId: number) => string
}

/** Somebody or the whole crew is beyond a limit of the boat's class. */
type LimitWarning = Extract<
  CrewWarning,
  { kind: 'too-heavy' | 'mean-too-heavy' | 'mean-too-young' }
>

/** Seats of a boat by their short names. */
function useSeatNames(): (boat: Boat, positions: readonly number[]) => string {
  const seatName = useSeatName()
  return (boat, positions) =>
    positions.map((position) => seatName(boat, position, 'short')).join(listSeparator())
}

/** A warning about a boat as one sentence. */
export function useWarningWords({
  person,
  crew,
  item,
}: Names): (warning: CrewWarning, boat: Boat) => string {
  const { t } = useTranslation('crews')
  const seatsOf = useSeatNames()
  const list = (ids: readonly number[]) => ids.map(person).join(listSeparator())
  const limitWords = useLimitWords(person)
  return (warning, boat) => {
    switch (warning.kind) {
      case 'cox-missing':
        return t('warnings.cox-missing')
      case 'seats-empty':
        return t('warnings.seats-empty', {
          count: warning.positions.length,
          seats: seatsOf(boat, warning.positions),
        })
      case 'double-booked':
        return t('warnings.double-booked', {
          name: person(warning.user_id),
          crew: warning.crew_name,
          session: warning.session_name,
        })
      case 'two-boats':
        return t('warnings.two-boats', {
          name: person(warning.user_id),
          crew: crew(warning.crew_id),
        })
      case 'wrong-side':
        return t(`warnings.usually-${warning.usual}`, { name: person(warning.user_id) })
      case 'other-side':
        return t(`warnings.rows-${warning.side}`, { name: person(warning.user_id) })
      case 'too-heavy':
      case 'mean-too-heavy':
      case 'mean-too-young':
        return limitWords(warning)
      case 'weight-unknown':
      case 'age-unknown':
        return t(`warnings.${warning.kind}`, { names: list(warning.user_ids) })
      case 'boat-damaged':
      case 'boat-retired':
      case 'boat-double-booked':
        return t(`warnings.${warning.kind}`, { boat: item(warning.item_id) })
      default:
        return t(`warnings.${warning.kind}`, { name: person(warning.user_id) })
    }
  }
}

function useLimitWords(person: Names['person']): (warning: LimitWarning) => string {
  const { t } = useTranslation('crews')
  const format = useFormat()
  return (warning) => {
    switch (warning.kind) {
      case 'too-heavy':
        return t('warnings.too-heavy', {
          name: person(warning.user_id),
          limit: format.weight(warning.limit),
        })
      case 'mean-too-heavy':
        return t('warnings.mean-too-heavy', {
          mean: format.weight(warning.mean),
          limit: format.weight(warning.limit),
        })
      case 'mean-too-young':
        return t('warnings.mean-too-young', {
          mean: format.number(warning.mean, 1),
          limit: warning.limit,
        })
    }
  }
}
