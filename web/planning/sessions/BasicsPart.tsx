import { Checkbox, SegmentedControl, Select, SimpleGrid, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SPORT } from '#domain/constants/sports.ts'
import { plannedParts } from '#domain/rules/plan.ts'
import type { SportOption } from '../../lookups/queries.ts'
import { SportIcon } from '../../lookups/SportMark.tsx'
import { useFormat } from '../../format.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { DistanceInput } from '../../ui/DistanceInput.tsx'
import { DurationInput } from '../../ui/DurationInput.tsx'
import { ZoneNote } from '../../ui/ZoneNote.tsx'
import { isLocalTime, toInstant, type LocalTime } from '#domain/time/zoned-time.ts'
import { endAfter, secondsBetween } from './end-time.ts'
import type { PartProps } from './form-parts.ts'
import type { DraftChange } from './use-session-draft.ts'

export type BasicsPartProps = PartProps & {
  sports: readonly SportOption[]
  recent: readonly number[]
  isNew: boolean
}

/** What, when, how far and how long. */
export function BasicsPart({
  draft,
  onChange,
  errors,
  onReadable,
  sports,
  recent,
  isNew,
}: BasicsPartProps) {
  const { t } = useTranslation('session-form')
  const lasts = useRef<number | null>(null)
  const setStart = (start: LocalTime) =>
    onChange((now) => {
      // An incomplete start says nothing about how long the session lasts.
      if (isLocalTime(now.start)) lasts.current = secondsBetween(now.start, now.end)
      if (!isLocalTime(start)) return { start }
      const planned = isNew ? now.planned_time : null
      return { start, end: endAfter(start, planned ?? lasts.current) }
    })
  const { timeZone } = useFormat()
  const { all_day, kind, sport_id } = draft
  const amount = kind === 'session' && (sport_id === null || plannedParts(sport_id).amount)
  return (
    <>
      {isNew && (
        <SegmentedControl
          aria-label={t('kind.label')}
          className="structure-measure"
          value={kind}
          onChange={(value) => onChange({ kind: value === 'event' ? 'event' : 'session' })}
          data={[
            { value: 'session', label: t('kind.session') },
            { value: 'event', label: t('kind.event') },
          ]}
        />
      )}
      <TextInput
        label={t('name')}
        placeholder={t(kind === 'event' ? 'eventExample' : 'nameExample')}
        withAsterisk
        maxLength={120}
        value={draft.name}
        error={errors['name']}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      {kind === 'session' && <SportChoice {...{ draft, onChange, errors, sports, recent }} />}
      <Checkbox
        label={t('allDay')}
        checked={all_day}
        onChange={(event) => onChange({ all_day: event.currentTarget.checked })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <DateTimeField
          label={t('start')}
          required
          withTime={!all_day}
          value={draft.start}
          error={errors['start_date'] ?? null}
          onChange={setStart}
        />
        <DateTimeField
          label={t('end')}
          required
          withTime={!all_day}
          value={draft.end}
          error={errors['end_date'] ?? null}
          onChange={(end) => onChange({ end })}
        />
      </SimpleGrid>
      {!all_day && (
        <ZoneNote
          moments={[draft.start, draft.end]
            .filter(isLocalTime)
            .map((time) => toInstant(timeZone, time))}
        />
      )}
      {amount && (
        <SimpleGrid cols={2}>
          <DistanceInput
            label={t('plannedDistance')}
            value={draft.planned_distance}
            error={errors['planned_distance'] ?? null}
            onChange={(planned_distance) => onChange({ planned_distance })}
            onReadable={(readable) => onReadable('planned_distance', readable)}
          />
          <DurationInput
            label={t('plannedTime')}
            mask="H:mm"
            value={draft.planned_time}
            error={errors['planned_time'] ?? null}
            onChange={(planned_time) => onChange({ planned_time })}
            onReadable={(readable) => onReadable('planned_time', readable)}
          />
        </SimpleGrid>
      )}
    </>
  )
}

type SportChoiceProps = Pick<BasicsPartProps, 'draft' | 'onChange' | 'errors' | 'sports' | 'recent'>

/** The sport, with those the person planned last on top. */
function SportChoice({ draft, onChange, errors, sports, recent }: SportChoiceProps) {
  const { t } = useTranslation('session-form')
  const { t: ui } = useTranslation('ui')
  return (
    <Select
      label={t('sport')}
      withAsterisk
      searchable
      allowDeselect={false}
      data={sportChoices(sports, recent, { recent: t('recentSports'), all: t('allSports') })}
      value={draft.sport_id === null ? null : String(draft.sport_id)}
      error={errors['sport_id']}
      nothingFoundMessage={ui('choice.nothing')}
      leftSection={<SportIcon sportId={draft.sport_id} size={18} />}
      onChange={(id) =>
        onChange(id === null ? { sport_id: null, focus_ids: [] } : ofSport(Number(id)))
      }
    />
  )
}

/** Another sport has other focuses and zones of stroke rate; a day off lasts the whole day. */
const ofSport = (sport_id: number): DraftChange => ({
  sport_id,
  focus_ids: [],
  stroke_rate_intensities: [],
  ...(sport_id === SPORT.day_off && { all_day: true }),
})

function sportChoices(
  sports: readonly SportOption[],
  recent: readonly number[],
  names: { recent: string; all: string },
) {
  const choice = ({ id, name }: SportOption) => ({ value: String(id), label: name })
  const first = recent.flatMap((id) => sports.filter((sport) => sport.id === id))
  const rest = sports.filter(({ id }) => !recent.includes(id))
  if (first.length === 0) return rest.map(choice)
  return [
    { group: names.recent, items: first.map(choice) },
    { group: names.all, items: rest.map(choice) },
  ]
}
