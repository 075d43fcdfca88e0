import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { notedMornings, type NotedMornings } from '#contract/analysis/monitoring-noted.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { hasFeature } from '#domain/rules/viewer.ts'
import type { Coaching } from '#contract/analysis/home.ts'
import { query } from '../../api/api.ts'
import { useCalendarRoom } from '../../api/live.ts'
import { useFormat } from '../../format/format.ts'
import { HealthMark } from '../../lookups/HealthMark.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { HomePart } from './HomePart.tsx'
import home from './home.module.css'
import classes from './rows.module.css'
import ui from '../../ui/ui.module.css'

type Unwell = Coaching['unwell']

/** More would push aside what else is on the page. */
const MOST_PEOPLE = 6

/** Who needs a word this morning: who is ill or injured, and whose values are red. */
export function ThisMorning({ unwell }: { unwell: Unwell }) {
  const { t } = useTranslation('home')
  const hasMornings = hasFeature(useViewer(), FEATURE.morning_monitoring)
  const asked = useQuery({ ...query(notedMornings), enabled: hasMornings })
  useCalendarRoom(notedMornings)
  const found = asked.data?.data
  if (!hasMornings)
    return (
      <HomePart tour="mornings" title={t('unwell')}>
        <People unwell={unwell} red={[]} />
      </HomePart>
    )
  return (
    <HomePart
      tour="mornings"
      title={t('noted')}
      more={{
        to: paths.morningMonitoring(),
        label: found ? t('allMornings', { count: found.asked }) : t('toReport'),
      }}
    >
      {found ? <Morning unwell={unwell} found={found} /> : <Waiting for={asked} rows={5} part />}
    </HomePart>
  )
}

function Morning({ unwell, found }: { unwell: Unwell; found: NotedMornings }) {
  const { t } = useTranslation('noted')
  const isUnwell = new Set(unwell.map(({ user_id }) => user_id))
  const others = found.athletes.filter(({ user_id }) => !isUnwell.has(user_id))
  const red = others.filter(({ level }) => level === 'red')
  const counts = [
    { level: 'red', number: unwell.length + red.length, words: t('word') },
    { level: 'amber', number: others.length - red.length, words: t('watch') },
    { level: 'none', number: found.asked - found.entered, words: t('missing') },
  ] as const
  return (
    <div role="status">
      <p className={`${classes.counts} ${ui.tabular}`}>
        {counts.map(({ level, number, words }) => (
          <span key={level}>
            <i className={classes.light} data-level={level} aria-hidden />
            <b>{number}</b> {words}
          </span>
        ))}
      </p>
      <People unwell={unwell} red={red} />
    </div>
  )
}

type PeopleProps = { unwell: Unwell; red: NotedMornings['athletes'] }

function People({ unwell, red }: PeopleProps) {
  const { t } = useTranslation('home')
  const { t: noted } = useTranslation('noted')
  const format = useFormat()
  const rows = [
    ...unwell.map(({ user_id, full_name, ill, injured, since }) => ({
      user_id,
      full_name,
      mark: <HealthMark ill={ill} injured={injured} />,
      why: t('since', { day: format.within.day(since) }),
    })),
    ...red.map(({ user_id, full_name, readings }) => ({
      user_id,
      full_name,
      mark: null,
      why: format.list(
        readings
          .filter(({ level }) => level === 'red')
          .map(({ field }) => noted(`fields.${field}`)),
      ),
    })),
  ]
  const rest = rows.length - MOST_PEOPLE
  if (rows.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('allWell')}
      </Text>
    )
  return (
    <ul className={home.list}>
      {rows.slice(0, MOST_PEOPLE).map((row) => (
        <PersonRow key={row.user_id} {...row} />
      ))}
      {rest > 0 && (
        <li className={classes.person}>
          <Link to={paths.morningMonitoring()}>{t('more', { count: rest })}</Link>
        </li>
      )}
    </ul>
  )
}

type PersonRowProps = { user_id: number; full_name: string; mark: ReactNode; why: string }

const PersonRow = ({ user_id, full_name, mark, why }: PersonRowProps) => (
  <li className={classes.person}>
    <Link to={paths.profile(user_id)} className={classes.whole}>
      {full_name}
    </Link>
    {mark}
    <span className={classes.why}>{why}</span>
  </li>
)
