import { Button, Group, SegmentedControl, Text } from '@mantine/core'
import { useState, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { IconCalendarUser } from '@tabler/icons-react'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { availabilityGrid } from '#contract/planning/availability.ts'
import { conflicts } from '#contract/planning/sessions.ts'
import { useFormat } from '../../format/format.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { inBrackets } from '../../format/punctuation.ts'
import { orNothing } from '../../load/or-nothing.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'
import { query } from '../../api/api.ts'
import {
  keepQuickAssign,
  lastPeople,
  QUICK_ASSIGNS,
  quickAssign,
  type QuickAssign,
} from './kept-choices.ts'
import { athletesOf, everybodyOf, peopleCount } from './people-count.ts'
import type { PeopleOptions } from './people-options.ts'
import type { PartProps } from './form-parts.ts'
import { NOBODY, spanOf, type People, type Grants, type SessionDraft } from './session-draft.ts'
import { ConflictList } from './ConflictList.tsx'
import { faultsOf } from './draft-faults.ts'
import { repeatOfDraft } from './draft-plan.ts'
import ui from '../../ui/ui.module.css'

const PAUSE_MS = 400
/** Only what is wrong with these keeps the question from being asked. */
const TIMES = ['start_date', 'end_date', 'repeat_end_date', 'repeat_numbers', 'repeat_dates']

/** The chosen people who are elsewhere at that time. It blocks nothing. */
function ConflictsNotice({ draft, id }: { draft: SessionDraft; id: number | null }) {
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

const AvailabilityGrid = lazy(() =>
  orNothing(
    import('../availability/AvailabilityGrid.tsx').then((module) => ({
      default: module.AvailabilityGrid,
    })),
  ),
)

/**
 * Who can train when in the week being planned, for those chosen or, before anybody is, for
 * everybody.
 */
function WhoCan({ day, userIds }: { day: string; userIds: readonly number[] }) {
  const { t } = useTranslation('session-form')
  const viewer = useViewer()
  const [open, setOpen] = useState(false)
  if (day === '' || !can(availabilityGrid.access, viewer)) return null
  return (
    <>
      <div>
        <Button
          variant="subtle"
          leftSection={<IconCalendarUser size={18} />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t('whoCan')}
        </Button>
      </div>
      {open && (
        <Suspense fallback={<PageState state="loading" rows={6} />}>
          <AvailabilityGrid weekOf={day} {...(userIds.length > 0 && { userIds })} />
        </Suspense>
      )}
    </>
  )
}

type GrantFieldsProps = {
  people: People
  grants: Grants
  options: PeopleOptions
  onChange: (grants: Grants) => void
}

/** Who of those chosen by name may change this session, and who may enter the results of all. */
function GrantFields({ people, grants, options, onChange }: GrantFieldsProps) {
  const { t } = useTranslation('session-form')
  const chosen = [
    ...options.coaches.filter(({ id }) => people.coaches.includes(id)),
    ...options.athletes.filter(({ id }) => people.athletes.includes(id)),
  ]
  const items = [
    ...new Map(chosen.map(({ id, name }) => [id, { value: String(id), label: name }])).values(),
  ]
  const field = (right: keyof Grants) => (
    <MultiChoice
      label={t(`grants.${right}`)}
      groups={[{ group: t(`grants.${right}`), items }]}
      value={grants[right]
        .filter((id) => items.some(({ value }) => value === String(id)))
        .map(String)}
      onChange={(ids) => onChange({ ...grants, [right]: ids.map(Number) })}
    />
  )
  return (
    <>
      {field('edit')}
      {field('add_all_scores')}
    </>
  )
}

export type PeoplePartProps = Pick<PartProps, 'draft' | 'onChange' | 'errors'> & {
  clubId: number
  /** Set for a saved session, which does not conflict with itself. */
  sessionId: number | null
  options: PeopleOptions
  creatorId: number
}

/** The fields at which the server reports problems with the chosen people. */
const FIELDS = { squads: 'squad_ids', athletes: 'athlete_ids', coaches: 'coach_ids' } as const

/** Who takes part: squads, athletes and coaches; how one chooses is remembered on this device. */
export function PeoplePart({
  clubId,
  sessionId,
  draft,
  options,
  creatorId,
  errors,
  onChange,
}: PeoplePartProps) {
  const { people } = draft
  const setPeople = (next: People) => onChange({ people: next })
  const { t } = useTranslation('session-form')
  const { t: common } = useTranslation()
  const format = useFormat()
  const phone = usePhone()
  const [kind, setKind] = useState<QuickAssign>(() => quickAssign(clubId))
  const [last] = useState(() => lastPeople(clubId))
  const names = {
    squads: capital(common('words.squads')),
    athletes: t('athletes'),
    coaches: t('coaches'),
  }
  const count = peopleCount(people, options.members, creatorId)
  const choose = (next: QuickAssign) => {
    setKind(next)
    keepQuickAssign(clubId, next)
  }
  return (
    <>
      <SegmentedControl
        aria-label={t('assign')}
        fullWidth
        orientation={phone ? 'vertical' : 'horizontal'}
        value={kind}
        onChange={(next) => choose(QUICK_ASSIGNS.find((known) => known === next) ?? 'squads')}
        data={QUICK_ASSIGNS.map((value) => ({
          value,
          label:
            people[value].length > 0
              ? `${names[value]}${inBrackets(format.number(people[value].length))}`
              : names[value],
        }))}
      />
      <MultiChoice
        key={kind}
        label={names[kind]}
        placeholder={t(`choose.${kind}`)}
        error={errors[FIELDS[kind]]}
        groups={[
          {
            group: names[kind],
            items: options[kind].map(({ id, name }) => ({ value: String(id), label: name })),
          },
        ]}
        value={people[kind]
          .filter((id) => options[kind].some((option) => option.id === id))
          .map(String)}
        onChange={(ids) => setPeople({ ...people, [kind]: ids.map(Number) })}
      />
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={() => setPeople(everybodyOf(options))}>
          {t('everybody')}
        </Button>
        {last && (
          <Button variant="default" size="xs" onClick={() => setPeople(last)}>
            {t('asLastTime')}
          </Button>
        )}
        {count > 1 && (
          <Button variant="subtle" size="xs" onClick={() => setPeople(NOBODY)}>
            {t('nobody')}
          </Button>
        )}
      </Group>
      <Text size="sm" role="status">
        <strong className={ui.tabular}>{t('people', { count })}</strong>{' '}
        <Text span c="dimmed">
          {t('once')}
        </Text>
      </Text>
      <ConflictsNotice draft={draft} id={sessionId} />
      <WhoCan day={draft.start.day} userIds={athletesOf(people, options.members)} />
      {people.athletes.length + people.coaches.length > 0 && (
        <GrantFields
          people={people}
          grants={draft.grants}
          options={options}
          onChange={(grants) => onChange({ grants })}
        />
      )}
    </>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
