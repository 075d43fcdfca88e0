import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { restoreSessions, type DeletedSession } from '#contract/planning/session-life.ts'
import { api } from '../../api/api.ts'
import { refetchSessions } from '../../api/refetch-after.ts'
import { useFormat } from '../../format/format.ts'
import { SportIcon } from '../../lookups/SportMark.tsx'
import { notify } from '../../shell/notices.ts'
import { Page } from '../../ui/Page.tsx'
import { useLoaded } from '../../load/use-loaded.ts'
import { PageState } from '../../ui/PageState.tsx'
import { binQuery } from './queries.ts'
import classes from './session-life.module.css'

/** Lists what was deleted in the last thirty days, which can be restored. */
export function DeletedSessionsPage() {
  const { t } = useTranslation('session-life')
  const { data } = useLoaded(binQuery())
  return (
    <Page title={t('bin.title')} subtitle={t('bin.lead')}>
      {data.length === 0 ? (
        <PageState
          state="empty"
          icon={<IconTrash size={32} />}
          title={t('bin.empty')}
          text={t('bin.emptyText')}
        />
      ) : (
        <ul className={classes.plain}>
          {data.map((session) => (
            <Deleted key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Page>
  )
}

function Deleted({ session }: { session: DeletedSession }) {
  const { t } = useTranslation('session-life')
  const format = useFormat()
  const { id, name, sport_id, start_date, deleted_at, deleted_by } = session
  const restore = useMutation({
    mutationFn: () => api(restoreSessions, { body: { session_ids: [id] } }),
    onSuccess: ({ data }) => {
      notify('success', t('bin.done', { count: data.restored }))
      void refetchSessions()
    },
  })
  const by = {
    person: deleted_by?.full_name ?? t('changes.nobody'),
    when: format.within.dateTime(deleted_at),
  }
  return (
    <li className={classes.row}>
      <SportIcon sportId={sport_id} size={22} />
      <div className={classes.words}>
        <strong>{name}</strong>
        <time dateTime={start_date}>{format.session(session)}</time>
        <span>{t('bin.by', by)}</span>
      </div>
      <Button variant="default" loading={restore.isPending} onClick={() => restore.mutate()}>
        {t('bin.restore')}
      </Button>
    </li>
  )
}
