import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { IconFileImport, IconPencil, IconLock } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, memo, useEffect, useEffectEvent, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { trainingRatioCourse } from '#contract/analysis/monitoring-ratio.ts'
import {
  morningCourse,
  saveMorning,
  type MorningCourse,
  type CourseDay,
} from '#contract/analysis/monitoring.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { canEnterMorning } from '#domain/rules/monitoring.ts'
import { addDays, isDate } from '#domain/time/week.ts'
import { isIll, isInjured } from '#domain/monitoring/fields.ts'
import { orNothing } from '../../load/or-nothing.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { useCalendarRoom } from '../../api/live.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { ProfileFrame } from '../../people/profiles/open.ts'
import { PlanNotice } from '../../shell/PlanNotice.tsx'
import { can, useViewer } from '../../shell/viewer.ts'
import { useWhenPainted } from '../../ui/after-paint.ts'
import { DayField } from '../../ui/DayField.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { HealthMark } from '../../lookups/HealthMark.tsx'
import { listSeparator } from '../../format/punctuation.ts'
import { MorningConflicts } from './MorningConflicts.tsx'
import { MorningCourses } from './MorningCourses.tsx'
import { openMorning } from './open-morning.tsx'
import { ProfileRatio } from './reports/ProfileRatio.tsx'
import { useClubDay } from '../../format/club-clock.ts'
import { ReturnNotes } from './ReturnNotes.tsx'
import classes from './monitoring.module.css'

const hasWords = ({ health, note }: CourseDay) =>
  isIll(health) || isInjured(health) || note !== null

/** What was said in words, the latest first, and what coaches say about the way back. */
function MorningNotes({ course }: { course: MorningCourse }) {
  const { days, returns } = course
  const { t } = useTranslation('monitoring')
  const said = days.filter(hasWords).toReversed()
  return (
    <>
      {(returns.length > 0 || course.can_note) && (
        <Stack gap="sm">
          <Title order={2} size="h4">
            {t('returns.title')}
          </Title>
          <ReturnNotes person={course} notes={returns} canNote={course.can_note} />
        </Stack>
      )}
      {said.length > 0 && (
        <Stack gap="sm">
          <Title order={2} size="h4">
            {t('page.notes')}
          </Title>
          <ul className={classes.notes}>
            {said.map((day) => (
              <Said key={day.day} day={day} />
            ))}
          </ul>
        </Stack>
      )}
    </>
  )
}

function Said({ day: { day, health, reasons, note, note_private } }: { day: CourseDay }) {
  const { t } = useTranslation('monitoring')
  const format = useFormat()
  return (
    <li>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {format.day(day)}
        </Text>
        <HealthMark ill={isIll(health)} injured={isInjured(health)} />
        <Text size="sm">
          {reasons.map((reason) => t(`reasons.${reason}`)).join(listSeparator())}
        </Text>
        {note_private && <IconLock size={16} aria-label={t('parts.note_private')} role="img" />}
      </Group>
      {note !== null && <Text>{note}</Text>}
    </li>
  )
}

/** The mornings of one athlete over days, with the load, and the way to enter one. */
export function ProfileMorningPage() {
  return (
    <ProfileFrame opens={({ roles }) => roles.some(({ id }) => id === ROLE.athlete)}>
      {({ user_id }) => <Mornings key={user_id} userId={user_id} />}
    </ProfileFrame>
  )
}

const MorningFile = lazy(() =>
  orNothing(
    Promise.all([import('./files/MorningFile.tsx'), loadTexts(['morning-files'])]).then(
      ([part]) => ({ default: part.MorningFile }),
    ),
  ),
)

const SPANS = ['7', '28', '90', '365'] as const
const USUAL = '28'

type Span = { userId: number; from: string; to: string }

/** The mornings of some days; those of the days before are shown until they are there. */
const courseQuery = ({ userId, from, to }: Span) => ({
  ...query(morningCourse, { params: { id: userId }, query: { from, to } }),
  placeholderData: keepPreviousData,
})

function Mornings({ userId }: { userId: number }) {
  const { t } = useTranslation('monitoring')
  const today = useClubDay()
  const [search, change] = useSearchParam()
  const days = SPANS.find((span) => span === search.get('days')) ?? USUAL
  const span = { userId, from: addDays(today, 1 - Number(days)), to: today }
  const { data: consents } = useQuery({
    ...courseQuery(span),
    select: ({ data }) => data.consents,
  })
  const viewer = useViewer()
  const isOwn = viewer.user_id === userId
  const readsFiles = isOwn && consents === true && can(saveMorning.access, viewer)
  const showsFile = readsFiles && search.get('file') !== null
  return (
    <Stack gap="lg">
      <PlanNotice feature={FEATURE.morning_monitoring} />
      <Group justify="space-between" gap="sm">
        <Group gap="xs" wrap="nowrap">
          <Text size="sm" aria-hidden>
            {t('page.span')}
          </Text>
          <SegmentedControl
            aria-label={t('page.span')}
            value={days}
            onChange={(value) => change({ days: value })}
            data={[...SPANS]}
          />
        </Group>
        <Enter userId={userId} today={today}>
          {readsFiles && !showsFile && (
            <Button
              variant="default"
              leftSection={<IconFileImport size={18} aria-hidden />}
              onClick={() => change({ file: '1' })}
            >
              {t('page.fromFile')}
            </Button>
          )}
        </Enter>
      </Group>
      {showsFile && (
        <Suspense fallback={null}>
          <MorningFile onClose={() => change({ file: null })} />
        </Suspense>
      )}
      <MorningConflicts userId={userId} />
      <Course {...span} />
    </Stack>
  )
}

/** What is not of other days stays as it is. */
const Notes = memo(MorningNotes)
const Ratio = memo(ProfileRatio)

/** What was said on the days, in pictures and words, and how the load changes. */
const Course = memo(function Course(span: Span) {
  const { t } = useTranslation('monitoring')
  const asked = useQuery(courseQuery(span))
  useCalendarRoom(morningCourse)
  const course = asked.data?.data
  if (!course) return <Waiting for={asked} rows={8} />
  return (
    <>
      {!course.consents && <Text c="dimmed">{t('noConsent')}</Text>}
      <MorningCourses course={course} />
      <BelowCourses course={course} day={span.to} />
    </>
  )
})

/** Words, and how the load changes: they are drawn when the pictures above them are there. */
function BelowCourses({ course, day }: { course: MorningCourse; day: string }) {
  const viewer = useViewer()
  const painted = useWhenPainted(course)
  if (!painted) return null
  return (
    <>
      <Notes course={painted} />
      {can(trainingRatioCourse.access, viewer) && <Ratio userId={painted.user_id} day={day} />}
    </>
  )
}

type EnterProps = { userId: number; today: string; children: ReactNode }

/** Enters the morning of today, or of an earlier day. */
function Enter({ userId, today, children }: EnterProps) {
  const { t } = useTranslation('monitoring')
  const format = useFormat()
  const viewer = useViewer()
  const [search] = useSearchParam()
  const open = (day: string) => void openMorning(userId, day, format.within.day(day))
  const mayEnter = (day: string) =>
    canEnterMorning(viewer, { user_id: userId, day, today, sees: true })
  const wanted = search.get('entry')
  const openWanted = useEffectEvent((day: string) => open(isDate(day) ? day : today))
  useEffect(() => {
    if (wanted !== null) openWanted(wanted)
  }, [wanted])
  if (!mayEnter(today)) return null
  return (
    <Group gap="xs" align="flex-end">
      <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={() => open(today)}>
        {t('page.enter')}
      </Button>
      {mayEnter(addDays(today, -2)) && (
        <DayField
          label={t('page.otherDay')}
          value=""
          onChange={(day) => {
            if (mayEnter(day)) open(day)
          }}
        />
      )}
      {children}
    </Group>
  )
}
