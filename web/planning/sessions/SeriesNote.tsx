import { Button, Group, Text } from '@mantine/core'
import { IconRepeat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/planning/sessions.ts'
import { ruleOfFields } from '#domain/time/repeat-fields.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import { addDays, isoWeekday } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { orNothing } from '../../load/or-nothing.ts'
import { openModal } from '../../shell/modals.ts'
import { PageState } from '../../ui/PageState.tsx'
import { sessionQuery } from '../session-facts/open.ts'
import { useFormat, type Format } from '../../format/format.ts'
import ui from '../../ui/ui.module.css'

type Series = NonNullable<Session['series']>

/** 2024-01-01 was a Monday. */
const dayNamed = (weekday: number) => addDays('2024-01-01', weekday - 1)

/** The weekdays as a sentence names them: in Chinese those of a week are short. */
function weekdaysOf(weekdays: readonly number[], format: Format): string {
  const style = format.language === 'zh-cn' ? 'short' : 'long'
  const names = weekdays
    .toSorted((a, b) => a - b)
    .map((weekday) => format.weekday(dayNamed(weekday), style))
  return format.conjunction(names)
}

/** A rule in words: "Every Tuesday and Thursday until 30 June, 24 sessions". */
function useSeriesWords(): (rule: RepeatRule, series: Series) => string {
  const { t } = useTranslation('session')
  const format = useFormat()
  const monthlyOn = (
    { repeat_on_the_specific_step: step, repeat_on_the_specific_every: every }: RepeatRule,
    first: string,
  ) => {
    if (!step || !every) return t('series.onDate', { date: format.dayNumber(first) })
    const weekday = format.weekday(dayNamed(every), 'long')
    return step === -1 ? t('series.onLast', { weekday }) : t(`series.onNth${step}`, { weekday })
  }
  const pattern = (rule: RepeatRule, first: string) => {
    const {
      repeat_frequency_type: kind,
      repeat_every: count = 1,
      repeat_on_the_specific_days: chosen = [],
    } = rule
    switch (kind) {
      case 'daily':
        return count === 1 ? t('series.daily') : t('series.everyDays', { count })
      case 'weekly': {
        const days = weekdaysOf(chosen.length > 0 ? chosen : [isoWeekday(first)], format)
        return count === 1 ? t('series.weekly', { days }) : t('series.everyWeeks', { count, days })
      }
      case 'monthly': {
        const on = monthlyOn(rule, first)
        return count === 1 ? t('series.monthly', { on }) : t('series.everyMonths', { count, on })
      }
      case 'specific_dates':
        return t('series.chosen')
    }
  }
  return (rule, { count, first, last }) => {
    const day = (instant: string) => dayIn(format.timeZone, new Date(instant))
    const until = t('series.until', { day: format.within.day(rule.repeat_end_date ?? day(last)) })
    return t('series.words', {
      pattern: pattern(rule, day(first)),
      until,
      number: t('series.count', { count }),
    })
  }
}

const ChangeSeries = lazy(() =>
  orNothing(import('./ChangeSeries.tsx').then((module) => ({ default: module.ChangeSeries }))),
)

/** Shows how the series of a session repeats, and lets those who may edit it change the rule. */
export function SeriesNote({ session: loaded }: { session: Session }) {
  const { t } = useTranslation('session')
  const write = useSeriesWords()
  // A form holds the session as it began with it; the series may have changed from there.
  const session = useQuery(sessionQuery(loaded.id)).data?.data ?? loaded
  const repeat = ruleOfFields(session)
  const { series } = session
  if (!repeat || !series) return null
  const open = () =>
    openModal({
      title: t('series.change'),
      content: (
        <Suspense fallback={<PageState state="loading" rows={4} />}>
          <ChangeSeries session={session} rule={repeat} />
        </Suspense>
      ),
    })
  return (
    <Group gap="xs">
      <Group gap={6} wrap="nowrap">
        <IconRepeat size={18} aria-hidden style={{ flexShrink: 0 }} />
        <Text size="sm" className={ui.tabular}>
          {write(repeat, series)}
        </Text>
      </Group>
      {session.user_actions.edit && (
        <Button variant="subtle" size="compact-sm" mih={44} onClick={open}>
          {t('series.change')}
        </Button>
      )}
    </Group>
  )
}
