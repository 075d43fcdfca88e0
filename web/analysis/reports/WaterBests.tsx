import { Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { waterPieces, type WaterBest } from '#contract/analysis/reports-water.ts'
import { query } from '../../api/api.ts'
import { day, figure, text, time } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { paths } from '../../paths/paths.ts'
import { useAskedReport } from './asked-report.ts'
import { CriticalRates } from './CriticalRates.tsx'
import { rowedBests } from './rowed-bests.ts'
import { useCriticalDays } from './use-critical-days.ts'
import ui from '../../ui/ui.module.css'

const bestList = list('reports', 'waterPieces', rows<WaterBest>(), {
  id: 'profile-water-bests',
  title: ({ t }) => t('waterPieces.bests'),
  columns: {
    class: text((best) => best.class, { cell: (best, { t }) => best.class || t('noClass') }),
    distance: figure(({ distance }) => distance, undefined, { unit: 'm' }),
    time: time((best) => best.time),
    pace: figure(
      ({ pace }) => pace,
      (pace, { format }) => format.paceNumber(pace),
      { unit: '/500 m' },
    ),
    date: day(({ date }) => date),
    session: text(({ session }) => session),
  },
  rowKey: (best) => `${best.user_id} ${best.class} ${best.distance}`,
  sortedBy: 'class',
  columnChoice: false,
  href: ({ session_id }) => paths.session(session_id),
  phone: {
    head: (best, { t, format }) => (
      <Text fw={500} className={ui.tabular}>
        {[best.class || t('noClass'), `${format.number(best.distance)} m`].join(' · ')}
      </Text>
    ),
    line: ['time', 'date', 'session'],
  },
})

/** Where the fastest stretches in recordings were rowed, by class and distance. */
export function WaterBests({ bests }: { bests: readonly WaterBest[] }) {
  const { t } = useTranslation('reports')
  return (
    <>
      {bests.length > 0 && (
        <Stack gap="sm">
          <Title order={2} size="h4">
            {t('waterPieces.bests')}
          </Title>
          <ListTable of={bestList} rows={bests} />
        </Stack>
      )}
      <CriticalSpeed hasBests={rowedBests(bests).length > 0} />
    </>
  )
}

/** Critical speed by the bests of days of its own. */
function CriticalSpeed({ hasBests }: { hasBests: boolean }) {
  const { against: _against, ...asked } = useAskedReport().query
  const on = useCriticalDays()
  const found = useQuery({
    ...query(waterPieces, { query: { ...asked, ...on.days } }),
    enabled: !on.problem,
    placeholderData: keepPreviousData,
  })
  const bests = found.data?.data.bests
  const of = bests ? rowedBests(bests) : null
  if (!hasBests && on.isUsual && (of ?? []).length === 0) return null
  return <CriticalRates kind="speed" {...{ of, on, found }} />
}
