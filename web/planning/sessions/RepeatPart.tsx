import { Alert, Checkbox, Group, SegmentedControl, Select, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MAX_OCCURRENCES } from '#domain/constants/limits.ts'
import { repeatDays } from '#domain/time/repeat-days.ts'
import { addDays, isDate, isoWeekday } from '#domain/time/week.ts'
import { useFormat } from '../../format/format.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import type { PartProps } from './form-parts.ts'
import { ChosenDates } from './ChosenDates.tsx'
import {
  FREQUENCIES,
  isLastOf,
  MONTHLY,
  nthOf,
  ruleOf,
  type Frequency,
  type RepeatDraft,
} from './repeat-draft.ts'
import type { SessionDraft } from './session-draft.ts'
import classes from './session-form.module.css'
import ui from '../../ui/ui.module.css'

/** 2024-01-01 was a Monday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  day: addDays('2024-01-01', weekday - 1),
}))
const EVERY = {
  daily: 'repeat.everyDays',
  weekly: 'repeat.everyWeeks',
  monthly: 'repeat.everyMonths',
} as const

type Repeating = Pick<SessionDraft, 'repeat' | 'start'>
type RepeatPartProps = Pick<PartProps, 'errors'> & {
  draft: Repeating
  onChange: (change: (now: Pick<Repeating, 'repeat'>) => Pick<Repeating, 'repeat'>) => void
  kinds?: readonly Frequency[]
  /** Leaves out the resulting days where they are already shown. */
  plain?: boolean
}

/** Asks whether and how a plan repeats, and shows the resulting days. */
export function RepeatPart({
  draft,
  onChange,
  errors,
  kinds = FREQUENCIES,
  plain = false,
}: RepeatPartProps) {
  const { t } = useTranslation('session-form')
  const { repeat } = draft
  const set = (part: Partial<RepeatDraft>) =>
    onChange((now) => ({ repeat: { ...now.repeat, ...part } }))
  const { frequency } = repeat
  return (
    <>
      <Select
        label={t('repeat.label')}
        allowDeselect={false}
        data={kinds.map((value) => ({ value, label: t(`repeat.${value}`) }))}
        value={frequency}
        onChange={(value) =>
          set(ofKind(FREQUENCIES.find((known) => known === value) ?? 'none', draft))
        }
      />
      {frequency === 'specific_dates' && (
        <ChosenDates
          dates={repeat.dates}
          first={draft.start.day}
          error={errors['repeat_dates'] ?? null}
          onChange={(dates) => set({ dates })}
        />
      )}
      {frequency !== 'none' && frequency !== 'specific_dates' && (
        <>
          <NumberField
            label={t(EVERY[frequency])}
            min={1}
            max={99}
            value={repeat.every}
            error={errors['repeat_every']}
            onChange={(every) => every !== null && every >= 1 && every <= 99 && set({ every })}
          />
          {frequency === 'weekly' && (
            <Weekdays chosen={repeat.weekdays} onChange={(weekdays) => set({ weekdays })} />
          )}
          {frequency === 'monthly' && isDate(draft.start.day) && (
            <Monthly draft={repeat} day={draft.start.day} onChange={set} />
          )}
          <Ends draft={repeat} onChange={set} errors={errors} />
        </>
      )}
      {frequency !== 'none' && !plain && <Preview repeat={repeat} start={draft.start.day} />}
    </>
  )
}

/** A weekly plan begins with the weekday it is planned on. */
const ofKind = (frequency: Frequency, { repeat, start }: Repeating): Partial<RepeatDraft> =>
  frequency === 'weekly' && repeat.weekdays.length === 0 && isDate(start.day)
    ? { frequency, weekdays: [isoWeekday(start.day)] }
    : { frequency }

type FieldsProps = { draft: RepeatDraft; onChange: (part: Partial<RepeatDraft>) => void }

function Weekdays({
  chosen,
  onChange,
}: {
  chosen: readonly number[]
  onChange: (weekdays: number[]) => void
}) {
  const { t } = useTranslation('session-form')
  const format = useFormat()
  return (
    <Checkbox.Group
      label={t('repeat.weekdays')}
      value={chosen.map(String)}
      onChange={(days) => onChange(days.map(Number).toSorted((a, b) => a - b))}
    >
      <Group gap="md" mt="xs">
        {WEEKDAYS.map(({ weekday, day }) => (
          <Checkbox key={weekday} value={String(weekday)} label={format.weekday(day)} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}

function Monthly({ draft, day, onChange }: FieldsProps & { day: string }) {
  const { t } = useTranslation('session-form')
  const format = useFormat()
  const weekday = format.weekday(day, 'long')
  const labels = {
    date: t('repeat.onDate', { date: format.dayNumber(day) }),
    nth:
      nthOf(day) === 1
        ? t('repeat.onFirst', { weekday })
        : t('repeat.onNth', { nth: format.number(nthOf(day)), weekday }),
    last: t('repeat.onLast', { weekday }),
  }
  const offered = MONTHLY.filter(
    (kind) => kind === 'date' || (kind === 'nth' ? nthOf(day) < 5 : isLastOf(day)),
  )
  const value = offered.includes(draft.monthly) ? draft.monthly : 'date'
  return (
    <Select
      label={t('repeat.on')}
      allowDeselect={false}
      data={offered.map((kind) => ({ value: kind, label: labels[kind] }))}
      value={value}
      onChange={(kind) => onChange({ monthly: MONTHLY.find((known) => known === kind) ?? 'date' })}
    />
  )
}

function Ends({ draft, onChange, errors }: FieldsProps & Pick<PartProps, 'errors'>) {
  const { t } = useTranslation('session-form')
  return (
    <>
      <SegmentedControl
        aria-label={t('repeat.ends')}
        value={draft.ends}
        className={classes.measure}
        onChange={(ends) => onChange({ ends: ends === 'count' ? 'count' : 'date' })}
        data={[
          { value: 'date', label: t('repeat.until') },
          { value: 'count', label: t('repeat.after') },
        ]}
      />
      {draft.ends === 'date' ? (
        <DateTimeField
          label={t('repeat.endDate')}
          withTime={false}
          value={{ day: draft.endDay, time: '' }}
          error={errors['repeat_end_date'] ?? null}
          onChange={({ day }) => onChange({ endDay: day })}
        />
      ) : (
        <NumberField
          label={t('repeat.count')}
          min={1}
          max={MAX_OCCURRENCES}
          value={draft.count}
          error={errors['repeat_numbers'] ?? errors['repeat_end_date']}
          onChange={(count) =>
            count !== null && count >= 1 && count <= MAX_OCCURRENCES && onChange({ count })
          }
        />
      )}
    </>
  )
}

function Preview({ repeat, start }: { repeat: RepeatDraft; start: string }) {
  const { t } = useTranslation('session-form')
  const format = useFormat()
  const rule = ruleOf(repeat, start)
  const found = rule && repeatDays(rule, start)
  const days = found?.ok ? found.days : []
  const [first, last] = [days[0], days.at(-1)]
  // Without a further day there is nothing to tell yet, and the days say so themselves.
  if (
    first === undefined ||
    last === undefined ||
    (repeat.frequency === 'specific_dates' && days.length === 1)
  )
    return null
  return (
    <Alert variant="light" role="status">
      <Text size="sm" className={ui.tabular}>
        {t('repeat.preview', {
          count: days.length,
          first: format.within.day(first),
          last: format.within.day(last),
        })}
      </Text>
      {first !== start && (
        <Text size="sm" c="dimmed">
          {t('repeat.firstIs', { day: format.within.day(first) })}
        </Text>
      )}
    </Alert>
  )
}
