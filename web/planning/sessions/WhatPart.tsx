import { Checkbox, SegmentedControl } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SPORT } from '#domain/constants/sports.ts'
import { plannedParts } from '#domain/rules/plan.ts'
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
