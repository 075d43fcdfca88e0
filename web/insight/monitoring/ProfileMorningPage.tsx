import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { morningCourse } from '#contract/insight/monitoring.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { canEnterMorning } from '#domain/rules/monitoring.ts'
import { addDays, isDate } from '#domain/time/week.ts'
import { query } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { useCalendarRoom } from '../../live.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { ProfileFrame } from '../../people/profiles/open.ts'
import { loadChunk } from '../../shell/chunks.ts'
import { useViewer } from '../../shell/viewer.ts'
import { DayField } from '../../ui/DayField.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { MorningConflicts } from './MorningConflicts.tsx'
import { MorningCourses } from './MorningCourses.tsx'
import { MorningNotes } from './MorningNotes.tsx'
import { openMorning } from './open-morning.tsx'
import { ProfileRatio } from './reports/ProfileRatio.tsx'
import { useToday } from './use-today.ts'

/** The mornings of one athlete over days, with the load, and the way to enter one. */
export function ProfileMorningPage() {
  return (
    <ProfileFrame opens={({ roles }) => roles.some(({ id }) => id === ROLE.athlete)}>
      {({ user_id }) => <Mornings key={user_id} userId={user_id} />}
    </ProfileFrame>
  )
}

const MorningFile = lazy(() =>
  loadChunk(
    Promise.all([import('./files/MorningFile.tsx'), loadTexts(['monitoring-files'])]).then(
      ([part]) => ({ default: part.MorningFile }),
    ),
  ),
)

const SPANS = ['7', '28', '90', '365'] as const
const USUAL = '28'

function Mornings({ userId }: { userId: number }) {
  const { t } = useTranslation('monitoring')
  const today = useToday()
  const [search, change] = useSearchParam()
  const days = SPANS.find((span) => span === search.get('days')) ?? USUAL
  const from = addDays(today, 1 - Number(days))
  const asked = useQuery(
    query(morningCourse, { params: { id: userId }, query: { from, to: today } }),
  )
  useCalendarRoom(morningCourse)
  const course = asked.data?.data
  const isOwn = useViewer().user_id === userId
  const showsFile = isOwn && course?.consents === true && search.get('file') !== null
  return (
    <Stack gap="lg">
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
          {isOwn && course?.consents === true && !showsFile && (
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
      {course ? (
        <>
          {!course.consents && <Text c="dimmed">{t('noConsent')}</Text>}
          <MorningCourses course={course} from={from} to={today} />
          <MorningNotes course={course} />
          <ProfileRatio userId={userId} day={today} />
        </>
      ) : (
        <Waiting for={asked} rows={8} />
      )}
    </Stack>
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
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open(today)}>
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
