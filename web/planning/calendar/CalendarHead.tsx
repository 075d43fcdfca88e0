import { ActionIcon, Button, VisuallyHidden, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { useStore } from '../../shell/store.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { PublishWeek } from '../publishing/open.ts'
import { CalendarMore, type CalendarMoreProps } from '../session-life/open.ts'
import { CalendarFilters, type CalendarFiltersProps } from './CalendarFilters.tsx'
import { searchOfView, squadIn, CALENDAR_VIEWS, type CalendarView } from './calendar-url.ts'
import { CalendarMenuItems, type CalendarMenuItemsProps } from './CalendarMenuItems.tsx'
import { copied } from './copied.ts'
import { periodLabel, periodOf, withinCalendar } from './period.ts'
import { useShown, type Shown } from './shown.ts'
import { OneChoice } from './CalendarChoice.tsx'
import classes from './frame.module.css'

type CalendarViewsProps = {
  view: CalendarView
  onGo: (next: { view: CalendarView }) => void
  /** Only the chosen one, which opens the others. */
  folded?: boolean
}

/** Month, week, day, list or totals. */
const CalendarViews = memo(function CalendarViews({
  view,
  onGo,
  folded = false,
}: CalendarViewsProps) {
  const { t } = useTranslation('calendar')
  const data = CALENDAR_VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))
  if (folded)
    return (
      <span data-tour="views">
        <OneChoice
          label={t('view')}
          options={data}
          value={view}
          onChange={(next) => onGo({ view: next })}
        />
      </span>
    )
  return (
    <SegmentedControl
      aria-label={t('view')}
      data-tour="views"
      className={classes.views}
      size="xs"
      value={view}
      onChange={(next) => onGo({ view: next })}
      data={data}
    />
  )
})

export type CalendarHeadProps = CalendarFiltersProps &
  CalendarMenuItemsProps &
  CalendarViewsProps &
  Pick<CalendarMoreProps, 'here'> & {
    onTurn: (direction: 1 | -1) => void
    onToday: () => void
  }

/**
 * One row on a desk: the period, the way to others, filters, views and the one way to plan. On a
 * phone it is two: what is shown, and what narrows it.
 */
export const CalendarHead = memo(function CalendarHead(props: CalendarHeadProps) {
  const { state, onFilter, view, onGo, onTurn, onToday, here, ...menu } = props
  const phone = usePhone()
  const turns = { onTurn, onToday }
  const more = (
    <CalendarMore here={here}>
      <CalendarMenuItems {...menu} />
    </CalendarMore>
  )
  const views = <CalendarViews view={view} onGo={onGo} folded={phone} />
  const filters = <CalendarFilters state={state} onFilter={onFilter} />
  if (!phone)
    return (
      <div className={classes.head}>
        <CalendarTitle />
        <Turn {...turns} direction={-1} />
        <Today onToday={onToday} />
        <Turn {...turns} direction={1} />
        <Filters>{filters}</Filters>
        <StopPasting />
        <span className={classes.space} />
        {views}
        <PublishShown />
        <PlanSession />
        {more}
      </div>
    )
  return (
    <>
      <div className={classes.head}>
        <Turn {...turns} direction={-1} />
        <CalendarTitle />
        <Turn {...turns} direction={1} />
        <span className={classes.space} />
        {more}
        <PlanSession iconOnly />
      </div>
      <div className={classes.filters}>
        {views}
        <Today onToday={onToday} />
        <Filters>{filters}</Filters>
        <StopPasting />
        <PublishShown />
      </div>
    </>
  )
})

function CalendarTitle() {
  const { t } = useTranslation('calendar')
  const { locale } = useFormat()
  const { view, date } = useShown().state
  const label = periodLabel(view, date, locale)
  return (
    <h1 className={classes.title} title={label}>
      <VisuallyHidden>{`${t('title')} `}</VisuallyHidden>
      {label}
    </h1>
  )
}

type TurnProps = Pick<CalendarHeadProps, 'onTurn'> & { direction: 1 | -1 }

function Turn({ onTurn, direction }: TurnProps) {
  const { t } = useTranslation('calendar')
  const Sign = direction === 1 ? IconChevronRight : IconChevronLeft
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(direction === 1 ? 'next' : 'previous')}
      onClick={() => onTurn(direction)}
    >
      <Sign size={18} aria-hidden />
    </ActionIcon>
  )
}

function Today({ onToday }: Pick<CalendarHeadProps, 'onToday'>) {
  const { t } = useTranslation('calendar')
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      className={classes.quiet}
      onClick={onToday}
    >
      {t('today')}
    </Button>
  )
}

function Filters({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui')
  return (
    <div className={classes.filterRow} role="group" aria-label={t('filters')}>
      {children}
    </div>
  )
}

export const newSessionOn = ({ state, today }: Shown) =>
  paths.newSession({ ...(state.date !== today && { date: state.date }), ...squadIn(state) })

function PlanSession({ iconOnly = false }: { iconOnly?: boolean }) {
  const { t } = useTranslation('calendar')
  const shown = useShown()
  const link = { to: newSessionOn(shown), state: { calendar: searchOfView(shown.state) } }
  if (iconOnly)
    return (
      <ActionIcon component={Link} {...link} size="lg" variant="filled" aria-label={t('plan')}>
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
    )
  return (
    <Button
      component={Link}
      {...link}
      size="sm"
      px="sm"
      leftSection={<IconPlus size={18} aria-hidden />}
      aria-label={t('plan')}
    >
      {t('planShort')}
    </Button>
  )
}

function PublishShown() {
  const { view, date, squads } = useShown().state
  const { first, last } = withinCalendar(periodOf(view, date))
  const [squadId, another] = squads
  return (
    <PublishWeek
      start={first}
      end={last}
      {...(squadId !== undefined && another === undefined && { squadId })}
    />
  )
}

/** Puts the copied session away. */
function StopPasting() {
  const { t } = useTranslation('calendar')
  const session = useStore(copied)
  if (!session) return null
  return (
    <Button
      variant="light"
      size="compact-md"
      className={classes.quiet}
      onClick={() => copied.set(null)}
    >
      {t('actions.stopPasting')}
    </Button>
  )
}
