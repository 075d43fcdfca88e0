import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { refuseReportMails, stoppedReportMails } from '#contract/analysis/report-mails.ts'
import { api, query } from '../../api/api.ts'
import { MailStopPage, OF_BROKEN_LINKS } from '../../people/account/open.ts'

const OWN = { own: OF_BROKEN_LINKS }

/** Where "not by mail any more" in a report leads. */
export function NoReportMailsPage() {
  const { t } = useTranslation('reports')
  const { code = '' } = useParams()
  const params = { code }
  return (
    <MailStopPage
      asked={query(stoppedReportMails, { params }, OWN)}
      change={(stopped) => api(refuseReportMails, { params, body: { stopped } }, OWN)}
      words={{
        title: t('sending.page.title'),
        broken: t('sending.page.broken'),
        failed: t('sending.page.failed'),
        stop: t('sending.page.stop'),
        undo: t('sending.page.undo'),
      }}
      lead={({ club_name: club, view, stopped }) =>
        t(stopped ? 'sending.page.stopped' : 'sending.page.wanted', { view, club })
      }
    />
  )
}
