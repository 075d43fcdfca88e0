import { Alert, Button, Textarea } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { IconTableImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { isCalendarDay } from '#domain/time/calendar-span.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { readWeek, type OddLine, type PlannedLine } from '#domain/time/week-text.ts'
import { canPlanForOthers } from '#domain/rules/sessions.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { DEFAULT_START, endAfter } from '#domain/time/session-end.ts'
import { sportIn } from '#domain/rules/sport-in-text.ts'
import { useFormat } from '../../format/format.ts'
import { serverDate } from '../../format/server-clock.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { sportsQuery, type SportOption } from '../../lookups/queries.ts'
import { paths } from '../../paths/paths.ts'
import { notify } from '../../shell/notices.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { useViewer } from '../../shell/viewer.ts'
import { DayField } from '../../ui/DayField.tsx'
import { Page } from '../../ui/Page.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { recentSports } from './kept-choices.ts'
import { usePeopleOptions } from './people-options.ts'
import { NOBODY, newDraft, type People, type SessionDraft } from './session-draft.ts'
import { RefusedLine, useAddWeek, type WeekDraft } from './use-add-week.ts'
import { WeekLines } from './WeekLines.tsx'
import { WeekPeople } from './WeekPeople.tsx'
import { typedStructure } from './structure-draft.ts'
import classes from './session-form.module.css'

type WeekChoices = {
  people: People
  /** Of lines that name none. */
  sport_id: number | null
  sports: readonly SportOption[]
  timeZone: string
}

/** A line of a week as the form of a session would hold it. */
function draftOfLine(
  { day, start, end, name, structure, seconds }: PlannedLine,
  { people, sport_id, sports, timeZone }: WeekChoices,
): SessionDraft {
  const from = { day, time: start ?? DEFAULT_START }
  const to = end === null ? null : { day: end > from.time ? day : addDays(day, 1), time: end }
  const wish = { date: day, time: from.time, sport_id: sportIn(name, sports) ?? sport_id }
  return {
    ...newDraft(day, wish, timeZone),
    name: name.slice(0, MOST_LETTERS),
    end: to ?? endAfter(from, seconds, timeZone),
    planned_time: seconds,
    ...typedStructure(structure),
    people,
  }
}

const MOST_LETTERS = 120

const WEEK = 7
const ROWS = 12

/** /plan-week: the sessions of a week as text, a line each. */
export function PlanWeekPage() {
  const { t } = useTranslation('session-form')
  const viewer = useViewer()
  const sports = useQuery(sportsQuery())
  return (
    <Page
      title={t('week.title')}
      subtitle={t('week.lead')}
      action={canPlanForOthers(viewer) && <FromSheet />}
    >
      {sports.data ? (
        <WeekForm sports={sports.data.data} />
      ) : (
        <Waiting for={sports} rows={10} part />
      )}
    </Page>
  )
}

function FromSheet() {
  const { t } = useTranslation('session-form')
  return (
    <Button
      component={Link}
      to={paths.bringIn('plan')}
      variant="default"
      leftSection={<IconTableImport size={18} />}
    >
      {t('week.fromSheet')}
    </Button>
  )
}

function WeekForm({ sports }: { sports: readonly SportOption[] }) {
  const { t } = useTranslation('session-form')
  const { timeZone } = useFormat()
  const viewer = useViewer()
  const navigate = useNavigate()
  const [monday, setMonday] = useMonday(timeZone)
  // A reload keeps what is typed.
  const [text, setText] = useSessionStorage({
    key: `plan-week:${viewer.club?.id ?? 0}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  })
  const options = usePeopleOptions(NO_PARTICIPANTS, viewer.user_id)
  const { squads } = options
  const [chosen, setChosen] = useState<People | null>(null)
  // The only squad is meant unless somebody says otherwise.
  const only = squads.length === 1 ? squads.map(({ id }) => id) : []
  const people = chosen ?? { ...NOBODY, squads: only }
  const [sport_id, setSport] = useState(
    () => recentSports(viewer.club?.id ?? 0)[0] ?? viewer.selected?.club.default_sport.id ?? null,
  )
  const choices = { people, sport_id, sports, timeZone }
  const read = readWeek(text, monday, currentLanguage())
  const odd = read.filter((one) => 'fault' in one)
  const drafts = read.flatMap((one): WeekDraft[] =>
    'fault' in one ? [] : [{ ...one, draft: draftOfLine(one, choices) }],
  )
  const { add, isAdding, isAdded, error } = useAddWeek()
  const open = drafts.filter((one) => !isAdded(one))
  const leave = useLeaveGuard(open.length > 0)
  const save = async () => {
    await add(open)
    notify('success', t('week.added', { count: drafts.length }))
    setText('')
    leave()
    await navigate(paths.calendar({ view: 'week', date: monday }))
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (open.length > 0 && odd.length === 0 && !isAdding) save().catch(() => {}) // said below
      }}
    >
      <div className={classes.form}>
        <div className={classes.columns}>
          <div className={classes.column}>
            <DayField
              label={t('week.from')}
              value={monday}
              onChange={(day) => setMonday(isoWeekStart(day))}
            />
            {canPlanForOthers(viewer) && (
              <WeekPeople people={people} options={options} onChange={setChosen} />
            )}
            <SearchSelect
              label={t('week.sport')}
              data={sports.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={sport_id === null ? null : String(sport_id)}
              onChange={(id) => setSport(id === null ? null : Number(id))}
            />
            <Textarea
              label={t('week.text')}
              description={t('week.hint', { time: DEFAULT_START })}
              placeholder={t('week.example')}
              rows={ROWS}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </div>
          <div className={classes.column}>
            <WeekLines lines={drafts} isAdded={isAdded} />
          </div>
        </div>
        {odd.length > 0 && (
          <Alert color="amber" role="status">
            {odd.map((one) => (
              <OddWords key={one.line} line={one} />
            ))}
          </Alert>
        )}
        {error instanceof RefusedLine && (
          <Alert color="red" role="alert">
            {t('week.refused', { line: error.line, reason: error.message })}
          </Alert>
        )}
        {open.length > 0 && (
          <Button
            type="submit"
            loading={isAdding}
            disabled={odd.length > 0}
            className={classes.addWeek ?? ''}
          >
            {t(canPlanForOthers(viewer) ? 'week.addDrafts' : 'week.add', { count: open.length })}
          </Button>
        )}
      </div>
    </form>
  )
}

const NO_PARTICIPANTS: Parameters<typeof usePeopleOptions>[0] = []

function OddWords({ line: { line, text, fault } }: { line: OddLine }) {
  const { t } = useTranslation('session-form')
  return <div>{t(fault === 'no-day' ? 'week.noDay' : 'week.noName', { line, text })}</div>
}

/** The Monday of the week of the address, else of next week. */
function useMonday(timeZone: string) {
  const [search] = useSearchParams()
  return useState(() => {
    const date = search.get('date')
    if (date !== null && isCalendarDay(date)) return isoWeekStart(date)
    return addDays(isoWeekStart(dayIn(timeZone, serverDate())), WEEK)
  })
}
