import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { conflicts } from '#contract/planning/sessions.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { ConflictList } from './ConflictList.tsx'
import { faultsOf } from './draft-faults.ts'
import { repeatOfDraft } from './draft-plan.ts'
import { spanOf, type SessionDraft } from './session-draft.ts'

const PAUSE_MS = 400
/** Only what is wrong with these keeps the question from being asked. */
const TIMES = ['start_date', 'end_date', 'repeat_end_date', 'repeat_numbers', 'repeat_dates']

/** The chosen people who are elsewhere at that time. It blocks nothing. */
export function ConflictsNotice({ draft, id }: { draft: SessionDraft; id: number | null }) {
  const format = useFormat()
  const [settled] = useDebouncedValue(draft, PAUSE_MS)
  const { people, all_day } = settled
  const faults = faultsOf(settled)
  const askable = !all_day && TIMES.every((field) => faults[field] === undefined)
  const body = askable
    ? {
        ...(id !== null && { id }),
        ...spanOf(settled, format.timeZone),
        ...(id === null && repeatOfDraft(settled)),
        athlete_ids: [...people.athletes],
        coach_ids: [...people.coaches],
        squad_ids: [...people.squads],
      }
    : { start_date: '', end_date: '' }
  const found = useQuery({
    ...query(conflicts, { body }, { own: [400, 403] }),
    enabled: askable,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return askable && found.data ? <ConflictList {...found.data} /> : null
}
