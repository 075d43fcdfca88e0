import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { home } from '#contract/analysis/home.ts'
import { settleWallReport, wallReports } from '#contract/club/wall-reports.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { ReportList } from '../messages/open.ts'
import { WallTabs } from './WallPage.tsx'

/** Posts and comments that somebody found wrong. */
export function WallReportsPage() {
  const { t } = useTranslation('wall')
  const asked = useQuery(query(wallReports, { query: { limit: 200 } }))
  const settle = useMutation({
    mutationFn: (id: number) => api(settleWallReport, { params: { id } }),
    onSuccess: () => invalidate(wallReports, home),
  })
  const reports = asked.data?.data.map(({ opens, post_id, ...report }) => ({
    ...report,
    to: opens ? paths.wallPost(post_id) : null,
  }))
  return (
    <Page title={t('reports.title')} subtitle={t('reports.lead')} tabs={<WallTabs />}>
      {reports ? (
        <ReportList
          reports={reports}
          noneText={t('reports.noneText')}
          settling={settle.isPending ? settle.variables : null}
          onSettle={(id) => settle.mutate(id)}
        />
      ) : (
        <Waiting for={asked} rows={4} />
      )}
    </Page>
  )
}
