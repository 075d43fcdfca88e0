import { Alert, Anchor, List, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { conflicts } from '#contract/sessions.ts'
import { query } from '../api.ts'
import { useFormat } from '../format.ts'
import { paths } from '../paths.ts'
import { faultsOf } from './draft-faults.ts'
import { repeatOfDraft } from './draft-plan.ts'
import { spanOf, type SessionDraft } from './session-draft.ts'

const SHOWN = 5
const PAUSE_MS = 400
/** Only what is wrong with these keeps the question from being asked. */
const TIMES = ['start_date', 'end_date', 'repeat_end_date', 'repeat_numbers', 'repeat_dates']

/** Who of those chosen is elsewhere at that time. It blocks nothing. */
export function ConflictsNotice({ draft, id }: { draft: SessionDraft; id: number | null }) {
  const { t } = useTranslation('session-form')
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
  const { data = [], total = 0 } = (askable && found.data) || {}
  if (total === 0) return null
  return (
    <Alert color="amber" variant="light" role="status" title={t('conflicts.title', { count: total })}>
      <List size="sm" spacing={4}>
        {data.slice(0, SHOWN).map(({ user_id, full_name, session }) => (
          <List.Item key={`${user_id}-${session.id}`}>
            {full_name}:{' '}
            <Anchor component={Link} to={paths.session(session.id)} target="_blank" underline="always" inherit>
              {session.name}
            </Anchor>
            , {format.range(session.start_date, session.end_date)}
          </List.Item>
        ))}
      </List>
      {total > SHOWN && (
        <Text size="sm" mt={4}>
          {t('conflicts.more', { count: total - SHOWN })}
        </Text>
      )}
    </Alert>
  )
}
