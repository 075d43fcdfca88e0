import { IconStars } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, useCallback, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Text } from '@mantine/core'
import { Link } from 'react-router'
import {
  exportTrainingQuality,
  trainingQuality,
  trainingQualityCsv,
  type QualityAthlete,
  type QualityDay,
  type RatedSession,
} from '#contract/analysis/monitoring-reports.ts'
import { download, query } from '../../../api/api.ts'
import { PageState } from '../../../ui/PageState.tsx'
import { decimal, figure, sum, text } from '../../../list/columns.tsx'
import { list, rows } from '../../../list/list.tsx'
import { ListTable } from '../../../list/ListTable.tsx'
import { inBrackets } from '../../../format/punctuation.ts'
import { useFormat } from '../../../format/format.ts'
import { SportMark } from '../../../lookups/SportMark.tsx'
import { paths } from '../../../paths/paths.ts'
import { NO_DATA } from '../../../format/no-data.ts'
import { SpanPage } from './SpanPage.tsx'
import { useMorningSpan } from './use-morning-span.ts'
import classes from './monitoring-reports.module.css'

const SAME = 0.05

/** How felt and planned effort differ: as a figure with its sign, and in words. */
function useQualityWords() {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const signed = useCallback(
    (difference: number | null): string => {
      if (difference === null) return NO_DATA
      const sign = difference >= SAME ? '+' : difference <= -SAME ? '−' : ''
      return `${sign}${format.number(Math.abs(difference), 1)}`
    },
    [format],
  )
  const compare = (difference: number): string => {
    if (Math.abs(difference) < SAME) return t('quality.asPlanned')
    const value = format.number(Math.abs(difference), 1)
    return t(difference > 0 ? 'quality.harder' : 'quality.easier', { value })
  }
  return { signed, compare }
}

/** The mornings of one athlete, the latest first, each with the sessions of the day before. */
function QualityDays({ athlete }: { athlete: QualityAthlete }) {
  const { t } = useTranslation('monitoring-reports')
  return (
    <ul
      className={`${classes.list} ${classes.inside}`}
      aria-label={t('quality.detail', { name: athlete.full_name })}
    >
      {athlete.days.map((day) => (
        <Day key={day.day} day={day} />
      ))}
    </ul>
  )
}

function Day({ day: { day, rating, sessions } }: { day: QualityDay }) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  return (
    <li>
      <Text size="sm" fw={500}>
        {`${format.day(day)} · ${
          rating === null
            ? t('quality.noRating')
            : `${t('quality.rating')} ${format.number(rating)}/5`
        }`}
      </Text>
      {sessions.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('quality.noSession')}
        </Text>
      )}
      {sessions.map((session) => (
        <Session key={session.session_id} session={session} />
      ))}
    </li>
  )
}

function Session({ session }: { session: RatedSession }) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const { compare } = useQualityWords()
  const { session_id, name, sport_id, planned, felt } = session
  const effort = [
    `${t('quality.planned')} ${format.number(planned)}`,
    `${t('quality.felt')} ${format.number(felt)}`,
    ...(planned === null || felt === null ? [] : [compare(felt - planned)]),
  ]
  return (
    <Text component="div" size="sm" className={classes.session}>
      <SportMark sportId={sport_id} size={22} iconOnly />
      <Link to={paths.session(session_id)} className={classes.sessionLink}>
        {name}
      </Link>
      <Text component="span" size="sm" c="dimmed">
        {effort.join(' · ')}
      </Text>
    </Text>
  )
}

const CR10 = 'CR10'
type QualityWords = ReturnType<typeof useQualityWords>

const qualityList = list('monitoring-reports', 'quality', rows<QualityAthlete, QualityWords>(), {
  id: 'training-quality',
  title: ({ t }) => t('quality.table'),
  columns: {
    name: text(({ full_name }) => full_name),
    rating: decimal(({ rating }) => rating, 1, {
      unit: ({ t }) => t('quality.scale'),
      line: ({ rating, rated }, { t, format }) =>
        `${t('quality.rating')} ${format.number(rating, 1)}${inBrackets(format.number(rated))}`,
    }),
    rated: figure(({ rated }) => rated, undefined, { total: sum(({ rated }) => rated) }),
    planned: decimal(({ planned }) => planned, 1, { unit: CR10 }),
    felt: decimal(({ felt }) => felt, 1, { unit: CR10 }),
    difference: figure(
      ({ difference }) => difference,
      (difference, { signed }) => signed(difference),
      {
        unit: CR10,
        line: ({ difference }, { compare }) => (difference === null ? null : compare(difference)),
      },
    ),
  },
  headers: { rated: ({ t }) => t('quality.ratings') },
  rowKey: ({ user_id }) => user_id,
  sortedBy: 'rating',
  phone: ['rating', 'difference'],
})

/** Means of each athlete; opened, every morning with the sessions it speaks of. */
function QualityTable({ athletes }: { athletes: readonly QualityAthlete[] }) {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <ListTable
      of={qualityList}
      given={useQualityWords()}
      rows={athletes}
      onOpen={({ user_id }) => setOpened((now) => (now === user_id ? null : user_id))}
      unfolding={{
        isOpen: ({ user_id }) => user_id === opened,
        render: (athlete) => <QualityDays athlete={athlete} />,
      }}
    />
  )
}

const FILES = { workbook: exportTrainingQuality, csv: trainingQualityCsv } as const

/** How training was, in the words of the morning after, beside plan and feeling. */
export function QualityPage() {
  const span = useMorningSpan()
  const found = useQuery({ ...query(trainingQuality, { query: span.asked }), ...span.options })
  const athletes = found.data?.data.athletes
  return (
    <SpanPage
      name="quality"
      span={span}
      asked={found}
      onTake={(file) => download(FILES[file], { query: span.asked })}
    >
      {athletes && <Answer athletes={athletes} />}
    </SpanPage>
  )
}

function Answer({ athletes }: ComponentProps<typeof QualityTable>) {
  const { t } = useTranslation('monitoring-reports')
  if (athletes.length > 0) return <QualityTable athletes={athletes} />
  return (
    <PageState
      state="empty"
      icon={<IconStars />}
      title={t('quality.empty')}
      text={t('quality.emptyText')}
    />
  )
}
