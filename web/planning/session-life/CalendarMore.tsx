import { ActionIcon, Menu } from '@mantine/core'
import {
  IconBed,
  IconCopy,
  IconDots,
  IconRotate,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { lazy, memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { createSession } from '#contract/planning/sessions.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { canPlanForOthers, quickPlan } from '#domain/rules/sessions.ts'
import { api } from '../../api/api.ts'
import { refetchSessions } from '../../api/refetch-after.ts'
import { useFormat } from '../../format/format.ts'
import { LazyWeekWorkouts } from '../../lazy/workouts.tsx'
import { useSportName } from '../../lookups/queries.ts'
import { paths } from '../../paths/paths.ts'
import { loadChunk } from '../../shell/chunks.ts'
import { openModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { useViewer } from '../../shell/viewer.ts'
import { toInstant } from '#domain/time/zoned-time.ts'
import type { PeopleMode } from './PeopleDialog.tsx'
import { SessionLists } from './SessionLists.tsx'
import { useWeekCopy } from './use-week-copy.tsx'

const SeveralSessions = lazy(() =>
  loadChunk(import('./SeveralSessions.tsx').then((part) => ({ default: part.SeveralSessions }))),
)

/**
 * The day (YYYY-MM-DD) the calendar is at, the first and last it shows, and the squads it is
 * narrowed to: those are planned for.
 */
type Place = { day: string; first: string; last: string; squadIds: readonly number[] }
type Plan = Pick<Place, 'day' | 'squadIds'> & { sport: number }
export type CalendarMoreProps = {
  /** Asked when something is chosen: the calendar goes from day to day more often. */
  here: () => Place
  /** What else the menu begins with. */
  children?: ReactNode
}

const QUICK = [
  { sport: SPORT.day_off, icon: IconBed },
  { sport: SPORT.multisport, icon: IconRotate },
] as const
const PEOPLE = [
  { mode: 'assign', icon: IconUserPlus },
  { mode: 'remove', icon: IconUserMinus },
] as const

/**
 * A day off or a multisport day with one click, people for several sessions, and the lists of
 * sessions beside the calendar. Needs the texts `session-life`.
 */
export const CalendarMore = memo(function CalendarMore({ here, children }: CalendarMoreProps) {
  const { t } = useTranslation('session-life')
  const plan = useQuickPlan(here)
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('quick.more')}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {children}
        <Choices here={here} onPlan={plan} />
      </Menu.Dropdown>
    </Menu>
  )
})

/** Written only while the menu is open. */
function Choices({ here, onPlan }: CalendarMoreProps & { onPlan: (sport: number) => void }) {
  const { t } = useTranslation('session-life')
  const format = useFormat()
  const nameOf = useSportName()
  const viewer = useViewer()
  const { day, first, last, squadIds } = here()
  const week = useWeekCopy(day, squadIds)
  const people = (mode: PeopleMode) => () =>
    openModal({
      title: t(`several.${mode}`),
      content: <SeveralSessions mode={mode} first={first} last={last} squadIds={squadIds} />,
    })
  return (
    <>
      {QUICK.map(({ sport, icon: Sign }) => (
        <Menu.Item
          key={sport}
          leftSection={<Sign size={18} aria-hidden />}
          onClick={() => onPlan(sport)}
        >
          {t('quick.plan', { sport: nameOf(sport), day: format.within.day(day) })}
        </Menu.Item>
      ))}
      {canPlanForOthers(viewer) &&
        PEOPLE.map(({ mode, icon: Sign }) => (
          <Menu.Item key={mode} leftSection={<Sign size={18} aria-hidden />} onClick={people(mode)}>
            {t(`several.${mode}`)}
          </Menu.Item>
        ))}
      {canPlanForOthers(viewer) && (
        <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={week.open}>
          {week.title}
        </Menu.Item>
      )}
      <LazyWeekWorkouts day={day} />
      <Menu.Divider />
      <SessionLists />
    </>
  )
}

/** A whole day of one sport: a draft from who plans for others, else at once one's own. */
function useQuickPlan(here: () => Place): (sport: number) => void {
  const { t } = useTranslation('session-life')
  const format = useFormat()
  const nameOf = useSportName()
  const navigate = useNavigate()
  const viewer = useViewer()
  const create = useMutation({
    mutationFn: ({ sport, day, squadIds }: Plan) => {
      const at = (time: string) => toInstant(format.timeZone, { day, time }).toISOString()
      return api(createSession, {
        body: {
          name: nameOf(sport),
          sport_id: sport,
          start_date: at('00:00'),
          end_date: at('23:59'),
          all_day_event: true,
          ...quickPlan(viewer, squadIds),
        },
      })
    },
    onSuccess: ({ data }, { sport, day }) => {
      const open = () => void navigate(paths.session(data.id))
      notify('success', t('quick.done', { sport: nameOf(sport), day: format.within.day(day) }), {
        action: { label: t('quick.open'), run: open },
      })
      void refetchSessions()
    },
  })
  return (sport) => create.mutate({ sport, ...here() })
}
