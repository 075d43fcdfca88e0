import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { messageReports, settleReport } from '#contract/club/messages-safety.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { MessageTabs } from './MessagesPage.tsx'
import { ReportList } from './ReportList.tsx'

/** Messages that somebody found wrong, for those who answer for the welfare of members. */
export function ReportsPage() {
  const { t } = useTranslation('messages')
  const viewer = useViewer()
  const asked = useQuery(query(messageReports, { query: { limit: 200 } }))
  const settle = useMutation({
    mutationFn: (id: number) => api(settleReport, { params: { id } }),
    onSuccess: () => invalidate(messageReports),
  })
  const reports = asked.data?.data.map(({ opens, thread_id, ...report }) => ({
    ...report,
    to: opens ? paths.messages(thread_id) : null,
  }))
  return (
    <Page
      title={t('reports.title')}
      subtitle={t('reports.lead')}
      {...(hasPermission(viewer, 'welfare') && { tabs: <MessageTabs /> })}
    >
      {reports ? (
        <ReportList
          reports={reports}
          settling={settle.isPending ? settle.variables : null}
          onSettle={(id) => settle.mutate(id)}
        />
      ) : (
        <Waiting for={asked} rows={4} />
      )}
    </Page>
  )
}
