import { ActionIcon, Group, Menu, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeasonWeek } from '#contract/analysis/season.ts'
import { daysBetween, isoWeekStart } from '#domain/time/week.ts'
import { comma } from '../../format/punctuation.ts'
import { openModal } from '../../shell/modals.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { HeadMenu } from '../../ui/HeadMenu.tsx'
import { PageHead } from '../../ui/Page.tsx'
import { useSeasonFilters, type ShownSeason } from './use-season-filters.ts'
import ui from '../../ui/ui.module.css'
import { FileItems } from './FileItems.tsx'
import { GoalSign } from './GoalRow.tsx'
import { amountsOf } from './measures.ts'
import { PhoneBars, PhoneForm } from './PhonePictures.tsx'
import { SeasonChoice } from './SeasonHead.tsx'
import { useSeasonWords } from './use-season-words.ts'
import { WeekAmounts } from './WeekAmounts.tsx'
import { WeekSessions } from './WeekSessions.tsx'
import classes from './season.module.css'

/** Three weeks back, this one and seven on. */
const WEEKS = 11
const BACK = 3
const ROWS_AHEAD = 6

/** The season on a phone: what it leads to, some weeks, the form and the weeks to come. */
export function SeasonPhone(shown: ShownSeason) {
  const { season, course, isAway } = shown
  const { t } = useTranslation('season')
  const bar = useSeasonFilters(shown)
  const running = isoWeekStart(season.today)
  const now = Math.max(
    0,
    season.weeks.findIndex(({ monday }) => monday === running),
  )
  const most = Math.max(0, season.weeks.length - WEEKS)
  const [start, setStart] = useState(Math.min(most, Math.max(0, now - BACK)))
  const weeks = season.weeks.slice(start, start + WEEKS)
  const week = season.weeks.find(({ monday }) => monday === running)
  const window = { ...shown, weeks }
  const how = () =>
    openModal({
      title: t('phone.how'),
      content: (
        <Text>
          {t('phone.howText', { fitness: season.fitness_days, fatigue: season.fatigue_days })}
        </Text>
      ),
    })
  return (
    <Stack gap="sm">
      <PageHead
        title={<SeasonChoice {...shown} name={t('season')} />}
        tabTitle={t('season')}
        action={
          <HeadMenu>
            <Menu.Item onClick={how}>{t('phone.how')}</Menu.Item>
            <FileItems {...shown} />
          </HeadMenu>
        }
      />
      <FilterBar {...bar} />
      <PartNotice part="week-summary" />
      {(season.can_change || isAway) && <Text size="sm">{t('phone.readOnly')}</Text>}
      <NextGoals {...shown} />
      <Group justify="space-between">
        <Text fw={650}>{t(`phone.perWeek.${shown.measure}`)}</Text>
        <Ways start={start} most={most} onStart={setStart} />
      </Group>
      <PhoneBars {...window} />
      {week && <ThisWeek {...shown} week={week} />}
      {course.form.length > 0 && <PhoneForm {...window} />}
      {season.weeks.slice(now + 1, now + 1 + ROWS_AHEAD).map((next) => (
        <WeekRow key={next.monday} {...shown} week={next} />
      ))}
    </Stack>
  )
}

type WaysProps = { start: number; most: number; onStart: (start: number) => void }

function Ways({ start, most, onStart }: WaysProps) {
  const { t } = useTranslation('season')
  const ways = [
    [t('phone.earlier'), Math.max(0, start - WEEKS + 1), IconChevronLeft],
    [t('phone.later'), Math.min(most, start + WEEKS - 1), IconChevronRight],
  ] as const
  return (
    <Group gap={0}>
      {ways.map(([label, to, Icon]) => (
        <ActionIcon
          key={label}
          variant="subtle"
          color="gray"
          size="xl"
          aria-label={label}
          disabled={to === start}
          onClick={() => onStart(to)}
        >
          <Icon size={20} />
        </ActionIcon>
      ))}
    </Group>
  )
}

function NextGoals({ season }: ShownSeason) {
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const next = (['A', 'B'] as const).flatMap((priority) => {
    const goal = season.goals.find(
      (one) => one.priority === priority && one.last_day >= season.today,
    )
    return goal ? [{ ...goal, priority }] : []
  })
  const far = (day: string) => {
    const count = daysBetween(isoWeekStart(season.today), isoWeekStart(day)) / 7
    return count <= 0 ? t('phone.inThisWeek') : t('phone.inWeeks', { count })
  }
  if (next.length === 0) return <Text c="dimmed">{t('goals')}</Text>
  return next.map((goal) => (
    <div key={goal.session_id} className={ui.ended}>
      <Group gap="sm" wrap="nowrap">
        <GoalSign priority={goal.priority} />
        <Text fw={goal.priority === 'A' ? 650 : 400}>
          {goal.name + comma() + words.days(goal.first_day, goal.last_day)}
        </Text>
      </Group>
      <Text c="dimmed" size="sm">
        {far(goal.first_day)}
      </Text>
    </div>
  ))
}

function ThisWeek({ week, measure }: ShownSeason & { week: SeasonWeek }) {
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const { target, done } = amountsOf(week, measure)
  return (
    <Text>
      {target === null
        ? t('phone.thisWeekOnly', { done: words.amount(done, measure) })
        : t('phone.thisWeek', {
            done: words.bare(done, measure),
            target: words.amount(target, measure),
          })}
    </Text>
  )
}

/** A week to come; a tap opens it. */
function WeekRow({ week, measure, scope }: ShownSeason & { week: SeasonWeek }) {
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const { target } = amountsOf(week, measure)
  const number = Math.round(week.planned.sessions)
  const sessions = number === 0 ? t('phone.noSessions') : t('phone.sessions', { count: number })
  const open = () =>
    openModal({
      title: words.week(week.monday),
      content: (
        <Stack>
          <WeekAmounts week={week} measure={measure} />
          <WeekSessions week={week} scope={scope} canFill={false} />
        </Stack>
      ),
    })
  return (
    <UnstyledButton className={classes.weekRow} onClick={open}>
      <span>
        <Text>{words.week(week.monday)}</Text>
        <Text size="sm" c="dimmed">
          {[week.target?.kind ? t(`kinds.${week.target.kind}`) : null, sessions]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </span>
      <Text fw={650}>{target === null ? '–' : words.amount(target, measure)}</Text>
      <IconChevronRight size={18} aria-hidden />
    </UnstyledButton>
  )
}
