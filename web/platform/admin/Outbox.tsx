import { IconMail } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { outboxMails } from '#contract/platform/admin-mails.ts'
import type { AdminOverview, OutboxMail } from '#contract/platform/admin.ts'
import { query } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { PageState } from '../../ui/PageState.tsx'
import { Counted } from './Counted.tsx'
import { dateTime, text } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { colon, comma } from '../../format/punctuation.ts'

const mailList = list('admin', 'columns', rows<OutboxMail>(), {
  id: 'outbox',
  title: ({ t }) => t('dashboard.mails'),
  columns: {
    email: text(({ address }) => address),
    template: text(({ template }) => template),
    clubs: text(({ club }) => club),
    state: text(({ sent_at, error }, { t, format }) => {
      if (sent_at !== null)
        return `${t('dashboard.sent')}${comma()}${format.within.dateTime(sent_at)}`
      return error === null ? t('dashboard.waiting') : `${t('dashboard.failed')}${colon()}${error}`
    }),
    when: dateTime(({ created_at }) => created_at),
  },
  href: ({ id }) => paths.adminMail(id),
})

/** Shows which mail goes to whom, and its state. */
export function Outbox({ counts }: { counts: AdminOverview['mails'] }) {
  const { t } = useTranslation('admin')
  const [page, setPage] = useState(1)
  const { data } = useQuery({
    ...query(outboxMails, { query: { page } }),
    placeholderData: keepPreviousData,
  })
  const lines = (['waiting', 'sent', 'failed'] as const).map(
    (state) => `${counts[state]} ${t(`dashboard.${state}`)}`,
  )
  return (
    <Counted title={t('dashboard.mails')} counts={lines}>
      {data?.meta.total === 0 && (
        <PageState
          state="empty"
          icon={<IconMail />}
          title={t('dashboard.noMails')}
          text={t('dashboard.noMailsText')}
        />
      )}
      {data && data.meta.total > 0 && (
        <ListTable of={mailList} rows={data.data} meta={data.meta} onPage={setPage} />
      )}
    </Counted>
  )
}
