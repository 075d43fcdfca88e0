import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { refuseNoticeMails, stoppedNoticeMails } from '#contract/platform/inbox-settings.ts'
import { api, query } from '../../api/api.ts'
import { MailStopPage, OF_BROKEN_LINKS } from '../../people/account/open.ts'

const OWN = { own: OF_BROKEN_LINKS }

/** Where "no such mails any more" in a mail of notices leads. */
export function NoNoticeMailsPage() {
  const { t } = useTranslation('notifications')
  const { code = '' } = useParams()
  const params = { code }
  return (
    <MailStopPage
      asked={query(stoppedNoticeMails, { params }, OWN)}
      change={(stopped) => api(refuseNoticeMails, { params, body: { stopped } }, OWN)}
      words={{
        title: t('stop.title'),
        broken: t('stop.broken'),
        failed: t('stop.failed'),
        stop: t('stop.stop'),
        undo: t('stop.undo'),
      }}
      lead={({ group, stopped }) =>
        group === null
          ? t(stopped ? 'stop.allStopped' : 'stop.allWanted')
          : t(stopped ? 'stop.stopped' : 'stop.wanted', { group: t(`groups.${group}`) })
      }
    />
  )
}
