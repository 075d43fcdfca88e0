import { Button, Text } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCalendarPlus,
  IconFile,
  IconFlag,
  IconMailX,
  IconSend,
  IconUser,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dismissFirstSteps, firstSteps, type Home } from '#contract/analysis/home.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { usePublishing } from '../../planning/publishing/open.ts'
import { HomePart } from './HomePart.tsx'
import { HomeRow, type HomeRowProps } from './HomeRow.tsx'
import classes from './home.module.css'
import { comma } from '../../format/punctuation.ts'

type Row = Omit<HomeRowProps, 'first'> & { key: string }

const STEPS = [
  { name: 'members', icon: IconUserPlus, to: paths.addMember() },
  { name: 'squads', icon: IconUsersGroup, to: paths.squadForm() },
  { name: 'week', icon: IconCalendarPlus, to: paths.planWeek() },
  { name: 'invite', icon: IconSend, to: paths.clubMembers() },
] as const

type NeedsYouProps = {
  home: Home
  /** Nothing is shown where nothing waits. */
  quiet?: boolean
}

/** What waits for somebody who coaches or runs the club, each with one thing to do. */
export function NeedsYou({ home, quiet = false }: NeedsYouProps) {
  const { t } = useTranslation('home')
  const steps = useQuery(query(firstSteps))
  const drafts = useDraftRows(home.today)
  const waiting = useWaitingRows(home)
  const dismiss = useMutation({
    mutationFn: () => api(dismissFirstSteps, {}),
    onSuccess: () => invalidate(firstSteps),
  })
  const open = steps.data?.data ?? null
  const stepRows = STEPS.flatMap(({ name, icon, to }): Row[] =>
    open && !open[name]
      ? [
          {
            key: name,
            icon,
            title: t(`steps.${name}.title`),
            facts: t(`steps.${name}.text`),
            verb: t(`steps.${name}.verb`),
            act: to,
          },
        ]
      : [],
  )
  // The first button is the filled one: it must not change under a finger.
  const isKnown = !steps.isPending && drafts !== null
  const rows = isKnown ? [...stepRows, ...drafts, ...waiting] : []
  if (quiet && rows.length === 0) return null
  return (
    <HomePart
      tour="needs"
      title={t('needs.title')}
      {...(rows.length > 0 && { count: rows.length })}
    >
      {isKnown && rows.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('needs.nothing')}
        </Text>
      )}
      <ul className={classes.list}>
        {rows.map(({ key, ...row }, index) => (
          <HomeRow key={key} {...row} first={index === 0} />
        ))}
      </ul>
      {stepRows.length > 0 && (
        <Button
          className={classes.start}
          variant="subtle"
          loading={dismiss.isPending}
          onClick={() => dismiss.mutate()}
        >
          {t('steps.dismiss')}
        </Button>
      )}
    </HomePart>
  )
}

/** What is not published of this week and the next; null while that is unknown. */
function useDraftRows(today: string): Row[] | null {
  const { t } = useTranslation('home')
  const { t: publishing } = useTranslation('publishing')
  const format = useFormat()
  const scope = { start_date: today, end_date: addDays(isoWeekStart(today), 13) }
  const { sessions, open } = usePublishing(scope)
  if (sessions === null) return null
  const [first, ...rest] = sessions
  if (!first) return []
  const facts = `${format.day(first.start_date)}${comma()}${first.name}`
  return [
    {
      key: 'publish',
      icon: IconSend,
      title: t('needs.publish', { count: sessions.length }),
      facts: rest.length > 0 ? `${facts} ${t('moreItems', { count: rest.length })}` : facts,
      verb: publishing('publish'),
      act: open,
    },
  ]
}

function useWaitingRows({ coaching, managing, wall_reports }: Home): Row[] {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { files, file_athletes, clashes, clashing } = coaching?.needs ?? NO_NEEDS
  const { waiting, failed_mails } = managing ?? { waiting: 0, failed_mails: 0 }
  const rows = [
    {
      key: 'clashes',
      count: clashes,
      icon: IconAlertTriangle,
      urgent: true,
      title: t('needs.clashes', { count: clashes }),
      facts: format.list(clashing),
      verb: t('needs.open'),
      act: paths.equipment(),
    },
    {
      key: 'files',
      count: files,
      icon: IconFile,
      title: t('needs.files', { count: files }),
      facts: format.list(file_athletes),
      verb: t('needs.assign'),
      act: paths.uploadSessionFiles(),
    },
    {
      key: 'waiting',
      count: waiting,
      icon: IconUser,
      title: t('club.waiting', { count: waiting }),
      verb: t('needs.answer'),
      act: paths.clubMembers(),
    },
    {
      key: 'reports',
      count: wall_reports,
      icon: IconFlag,
      urgent: true,
      title: t('needs.reports', { count: wall_reports }),
      verb: t('needs.open'),
      act: paths.wallReports(),
    },
    {
      key: 'mails',
      count: failed_mails,
      icon: IconMailX,
      urgent: true,
      title: t('club.mails', { count: failed_mails }),
      verb: t('needs.open'),
      act: paths.clubMembers(),
    },
  ]
  return rows.filter(({ count }) => count > 0)
}

const NO_NEEDS = { files: 0, file_athletes: [], clashes: 0, clashing: [] }
