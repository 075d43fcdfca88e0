import {
  ActionIcon,
  Badge,
  Group,
  Menu,
  NativeSelect,
  Stack,
  Text,
  Textarea,
  Title,
} from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDots, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Season, SeasonWeek, WeekChange } from '#contract/analysis/season.ts'
import type { SeasonCourse } from '#domain/season/course.ts'
import { phaseAt, WEEK_KINDS } from '#domain/season/season.ts'
import { isMeantLow } from '#domain/season/warnings.ts'
import { addDays, daysBetween } from '#domain/time/week.ts'
import { useFormat } from '../../format/format.ts'
import { DurationInput } from '../../ui/DurationInput.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import type { Measure } from './measures.ts'
import { SeasonHistory } from './SeasonHistory.tsx'
import { useSeasonWords } from './use-season-words.ts'
import type { Scope } from './use-season-changes.ts'
import { WeekAmounts } from './WeekAmounts.tsx'
import { WeekSessions } from './WeekSessions.tsx'
import { WeekShares } from './WeekShares.tsx'
import classes from './season.module.css'

export type WeekPanelProps = {
  season: Season
  course: SeasonCourse
  week: SeasonWeek
  measure: Measure
  scope: Scope
  onChoose: (monday: string | null) => void
  /** null: the week can only be read. */
  onChange: ((change: WeekChange) => void) | null
}

/** One week beside the picture: target, plan and doing, and what comes of it. */
export function WeekPanel(props: WeekPanelProps) {
  const { season, course, week, measure, scope, onChange } = props
  return (
    <aside className={classes.panel}>
      <Stack gap="md">
        <WeekHead {...props} />
        {onChange && <WeekFields key={week.monday} week={week} onChange={onChange} />}
        {onChange && <WeekShares key={`shares ${week.monday}`} week={week} onChange={onChange} />}
        <WeekAmounts week={week} measure={measure} />
        <WeekSessions week={week} scope={scope} canFill={onChange !== null} />
        <AfterWeek season={season} course={course} week={week} />
        {onChange && <WeekNote key={`note ${week.monday}`} week={week} onChange={onChange} />}
        {onChange && <WeekHistory key={`history ${week.monday}`} {...props} />}
      </Stack>
    </aside>
  )
}

function WeekHead({ season, week, onChoose, onChange }: WeekPanelProps) {
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const { monday, target } = week
  const place = daysBetween(season.first_day, monday) / 7
  const phase = phaseAt(season.phases, place)
  const to = (days: number) => {
    const next = addDays(monday, days)
    return season.weeks.some((one) => one.monday === next) ? () => onChoose(next) : null
  }
  const origin = target?.by_hand
    ? t('week.byHand')
    : target?.proposed_on
      ? t('week.proposed', { day: words.day(target.proposed_on) })
      : null
  return (
    <div>
      <div className={classes.panelHead}>
        <Title order={2} size="h5">
          {words.week(monday)}
        </Title>
        <span className={classes.space} />
        {onChange && target && <WeekMenu week={week} onChange={onChange} />}
        <Way label={t('week.previous')} run={to(-7)} icon={IconChevronLeft} />
        <Way label={t('week.next')} run={to(7)} icon={IconChevronRight} />
        <Way label={t('week.close')} run={() => onChoose(null)} icon={IconX} />
      </div>
      <Group gap="xs" mt={4}>
        {phase && <Badge variant="light">{words.phase(phase)}</Badge>}
        <Text size="sm" c="dimmed">
          {[target?.kind ? t(`kinds.${target.kind}`) : null, origin].filter(Boolean).join(' · ')}
        </Text>
      </Group>
    </div>
  )
}

type WayProps = { label: string; run: (() => void) | null; icon: typeof IconX }

const Way = ({ label, run, icon: Icon }: WayProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    aria-label={label}
    title={label}
    disabled={run === null}
    onClick={() => run?.()}
  >
    <Icon size={18} />
  </ActionIcon>
)

type Changing = { week: SeasonWeek; onChange: (change: WeekChange) => void }

const EMPTY = {
  seconds: null,
  distance: null,
  load: null,
  sessions: null,
  shares: null,
  kind: null,
}

function WeekMenu({ week: { monday, target }, onChange }: Changing) {
  const { t } = useTranslation('season')
  const { t: ui } = useTranslation('ui')
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={ui('actions')}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {target?.by_hand && (
          <Menu.Item onClick={() => onChange({ monday, by_hand: false })}>
            {t('week.giveBack')}
          </Menu.Item>
        )}
        <Menu.Item onClick={() => onChange({ monday, ...EMPTY, by_hand: false })}>
          {t('week.clear')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const KM = 1000

/** A field that was typed in counts as set by hand; it is stored when one leaves it. */
function WeekFields({ week: { monday, target }, onChange }: Changing) {
  const { t } = useTranslation('season')
  const set = (change: Omit<WeekChange, 'monday'>) => onChange({ monday, ...change })
  const { seconds = null, distance = null, load = null, sessions = null } = target ?? {}
  return (
    <div className={classes.fields}>
      <DurationInput
        label={t('week.hours')}
        mask="H:mm"
        value={seconds}
        onChange={(value) => value !== seconds && set({ seconds: value })}
      />
      <LeftNumber
        label={t('week.sessions')}
        value={sessions}
        max={50}
        onLeave={(value) => set({ sessions: value })}
      />
      <LeftNumber
        label={t('week.distance')}
        suffix={` ${t('units.distance')}`}
        value={distance === null ? null : Math.round(distance / KM)}
        max={2000}
        onLeave={(value) => set({ distance: value === null ? null : value * KM })}
      />
      <LeftNumber
        label={t('week.load')}
        value={load === null ? null : Math.round(load)}
        max={100_000}
        onLeave={(value) => set({ load: value })}
      />
      <NativeSelect
        label={t('week.kind')}
        value={target?.kind ?? ''}
        data={[
          { value: '', label: t('noKind') },
          ...WEEK_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        ]}
        onChange={(event) =>
          set({ kind: WEEK_KINDS.find((kind) => kind === event.currentTarget.value) ?? null })
        }
      />
    </div>
  )
}

type LeftNumberProps = {
  label: string
  suffix?: string
  value: number | null
  max: number
  onLeave: (value: number | null) => void
}

/** A number that counts once the field is left. */
function LeftNumber({ value, onLeave, max, ...looks }: LeftNumberProps) {
  const [typed, setTyped] = useState(value)
  const [stored, setStored] = useState(value)
  if (stored !== value) {
    setStored(value)
    setTyped(value)
  }
  return (
    <NumberField
      {...looks}
      min={0}
      max={max}
      value={typed}
      onChange={setTyped}
      onBlur={() => typed !== value && onLeave(typed)}
      hideControls
    />
  )
}

/** Ratio and form at the end of the week; below the line is said as meant where it is. */
function AfterWeek({ season, course, week }: Pick<WeekPanelProps, 'season' | 'course' | 'week'>) {
  const { t } = useTranslation('season')
  const format = useFormat()
  const words = useSeasonWords()
  const ratio = course.ratios.find(({ monday }) => monday === week.monday)?.ratio ?? null
  const day = course.form[daysBetween(course.first, addDays(week.monday, 6))] ?? null
  if (ratio === null && day === null) return null
  return (
    <div>
      <Text fw={600} size="sm">
        {t('week.after')}
      </Text>
      {ratio !== null && (
        <Group justify="space-between">
          <Text size="sm">{t('week.ratio')}</Text>
          <Text size="sm">{format.number(ratio, 2)}</Text>
        </Group>
      )}
      {ratio !== null && isMeantLow(ratio, week.target?.kind ?? null, season) && (
        <Text size="sm" c="dimmed">
          {t('week.meantLow', { line: format.number(season.lines.low, 1) })}
        </Text>
      )}
      {day && (
        <Group justify="space-between">
          <Text size="sm">{t('week.course')}</Text>
          <Text size="sm">
            {[
              format.number(day.fitness, 0),
              format.number(day.fatigue, 0),
              words.form(day.form),
            ].join(' · ')}
          </Text>
        </Group>
      )}
    </div>
  )
}

function WeekHistory({ season, scope, week: { monday } }: WeekPanelProps) {
  const { t } = useTranslation('season-plans')
  return (
    <section aria-label={t('history.ofWeek')}>
      <Text fw={600} size="sm">
        {t('history.ofWeek')}
      </Text>
      <SeasonHistory {...{ season, scope, monday }} />
    </section>
  )
}

function WeekNote({ week: { monday, target }, onChange }: Changing) {
  const { t } = useTranslation('season')
  const stored = target?.note ?? ''
  const [note, setNote] = useState(stored)
  const [before, setBefore] = useState(stored)
  if (before !== stored) {
    setBefore(stored)
    setNote(stored)
  }
  return (
    <Textarea
      label={t('week.note')}
      description={t('week.noteHint')}
      autosize
      minRows={2}
      maxLength={2000}
      value={note}
      onChange={(event) => setNote(event.currentTarget.value)}
      onBlur={() => note.trim() !== stored && onChange({ monday, note: note.trim() || null })}
    />
  )
}
