import { Checkbox, Chip, Group, Input, SegmentedControl } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EVENT_TYPES } from '#domain/constants/event-types.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { plannedParts } from '#domain/rules/plan.ts'
import { EventIcon } from '../../lookups/EventMark.tsx'
import type { SportOption } from '../../lookups/queries.ts'
import { SportIcon } from '../../lookups/SportMark.tsx'
import type { PartProps } from './form-parts.ts'
import { ofPlanKind, ofSport, PLAN_KINDS, planKindOf, type PlanKind } from './plan-kind.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import classes from './session-form.module.css'

export type WhatPartProps = Pick<PartProps, 'draft' | 'onChange' | 'errors'> & {
  sports: readonly SportOption[]
  recent: readonly number[]
  isNew: boolean
  /** What one may begin with, beside the kind. */
  children?: ReactNode
}

/** What is planned: the kind first, then the sport of a training. */
export function WhatPart({ isNew, children, ...part }: WhatPartProps) {
  const { draft, onChange, errors } = part
  const { t } = useTranslation('session-form')
  const kind = planKindOf(draft)
  const trained = useRef(draft.sport_id)
  const choose = (to: PlanKind) => {
    if (kind === 'training') trained.current = draft.sport_id
    onChange(ofPlanKind(to, trained.current))
  }
  return (
    <>
      {isNew && (
        <div className={classes.kind}>
          <SegmentedControl
            aria-label={t('kind.label')}
            value={kind}
            onChange={(value) => choose(PLAN_KINDS.find((known) => known === value) ?? 'training')}
            data={PLAN_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          {children}
        </div>
      )}
      {kind === 'event' && <EventTypeChoice {...part} />}
      {kind === 'training' && (
        <div className={classes.pair}>
          <SportChoice {...part} />
          {plannedParts(draft.sport_id ?? 0).seat_racing && (
            <Checkbox
              className={classes.seatRacing}
              label={t('options.seat_racing')}
              description={t('options.seat_racingHint')}
              checked={draft.seat_racing}
              error={errors['seat_racing']}
              onChange={(event) => onChange({ seat_racing: event.currentTarget.checked })}
            />
          )}
        </div>
      )}
    </>
  )
}

/** What the event is; it may also be none of these. */
function EventTypeChoice({ draft, onChange }: Pick<WhatPartProps, 'draft' | 'onChange'>) {
  const { t } = useTranslation('session-form')
  return (
    <Input.Wrapper label={t('eventType')} labelElement="div">
      <Chip.Group
        value={draft.event_type ?? ''}
        onChange={(type) =>
          onChange({ event_type: EVENT_TYPES.find((known) => known === type) ?? null })
        }
      >
        <Group gap="xs" mt={4} role="radiogroup" aria-label={t('eventType')}>
          {EVENT_TYPES.map((type) => (
            <Chip key={type} value={type} size="md">
              <span className={classes.eventType}>
                <EventIcon type={type} size={16} />
                {t(`eventTypes.${type}`, { ns: 'common' })}
              </span>
            </Chip>
          ))}
          <Chip value="" size="md">
            {t('noEventType')}
          </Chip>
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  )
}

type SportChoiceProps = Omit<WhatPartProps, 'isNew' | 'children'>

/** The sport, with those the person planned last on top. */
function SportChoice({ draft, onChange, errors, sports, recent }: SportChoiceProps) {
  const { t } = useTranslation('session-form')
  const { t: ui } = useTranslation('ui')
  const trained = sports.filter(({ id }) => id !== SPORT.day_off)
  return (
    <SearchSelect
      label={t('sport')}
      withAsterisk
      data={sportChoices(trained, recent, { recent: t('recentSports'), all: t('allSports') })}
      value={draft.sport_id === null ? null : String(draft.sport_id)}
      error={errors['sport_id']}
      nothingFoundMessage={ui('choice.nothing')}
      leftSection={<SportIcon sportId={draft.sport_id} size={18} />}
      onChange={(id) => onChange(ofSport(id === null ? null : Number(id)))}
    />
  )
}

function sportChoices(
  sports: readonly SportOption[],
  recent: readonly number[],
  names: { recent: string; all: string },
) {
  const choice = ({ id, name }: SportOption) => ({ value: String(id), label: name })
  const first = recent.flatMap((id) => sports.filter((sport) => sport.id === id))
  const rest = sports.filter(({ id }) => !recent.includes(id))
  if (first.length === 0) return sports.map(choice)
  return [
    { group: names.recent, items: first.map(choice) },
    { group: names.all, items: rest.map(choice) },
  ]
}
