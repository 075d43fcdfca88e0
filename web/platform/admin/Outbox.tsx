import { IconMail } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { outboxMails } from '#contract/platform/admin-mails.ts'
import type { AdminOverview, OutboxMail } from '#contract/platform/admin.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { PageState } from '../../ui/PageState.tsx'
import { Counted } from './Counted.tsx'
import { PagedTable } from '../../ui/table/PagedTable.tsx'
import { colon } from '../../format/punctuation.ts'

/** Shows which mail goes to whom, and its state. */
export function Outbox({ counts }: { counts: AdminOverview['mails'] }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const [page, setPage] = useState(1)
  const { data } = useQuery({
    ...query(outboxMails, { query: { page } }),
    placeholderData: keepPreviousData,
  })
  const lines = (['waiting', 'sent', 'failed'] as const).map(
    (state) => `${counts[state]} ${t(`dashboard.${state}`)}`,
  )
  const stateOf = ({ sent_at, error }: OutboxMail) => {
    if (sent_at !== null) return `${t('dashboard.sent')}, ${format.within.dateTime(sent_at)}`
    return error === null ? t('dashboard.waiting') : `${t('dashboard.failed')}${colon()}${error}`
  }
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
        <PagedTable
          label={t('dashboard.mails')}
          rows={data.data}
          meta={data.meta}
          onPage={setPage}
          href={({ id }) => paths.adminMail(id)}
          columns={[
            { key: 'address', header: t('columns.email'), value: ({ address }) => address },
            { key: 'template', header: t('columns.template'), value: ({ template }) => template },
            { key: 'club', header: t('columns.clubs'), value: ({ club }) => club },
            { key: 'state', header: t('columns.state'), value: stateOf },
            {
              key: 'created',
              header: t('columns.when'),
              value: ({ created_at }) => format.dateTime(created_at),
            },
          ]}
        />
      )}
    </Counted>
  )
}
