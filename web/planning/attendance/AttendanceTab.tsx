import { IconChecks, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { AttendanceRow } from '#contract/planning/attendance.ts'
import { clubUsers } from '#contract/people/members.ts'
import { query } from '../../api/api.ts'
import { everyMember } from '../../offline/every-member.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useSession } from '../session-facts/open.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'
import { AddPeople } from './AddPeople.tsx'
import classes from './attendance.module.css'
import { BulkBar } from './BulkBar.tsx'
import { isUnanswered } from './marks.ts'
import { OwnAnswer } from './OwnAnswer.tsx'
import { useRegister } from './queries.ts'
import { RegisterHead } from './RegisterHead.tsx'
import { RegisterList } from './RegisterList.tsx'
import { RegisterStatus } from './RegisterStatus.tsx'
import { shownRows, viewOf } from './register-view.ts'

/** Who comes: counted, listed, and marked by those who may. Works without a connection. */
export function AttendanceTab() {
  const session = useSession()
  const { rows, asked } = useRegister(session.id)
  return rows ? <Register rows={rows} /> : <Waiting for={asked} rows={8} />
}

function Register({ rows }: { rows: readonly AttendanceRow[] }) {
  const { t } = useTranslation('attendance')
  const viewer = useViewer()
  const session = useSession()
  const { edit } = session.user_actions
  const [search] = useSearchParams()
  const view = viewOf(search)
  // The people one could add have to be known before the connection is lost.
  useQuery({
    ...query(clubUsers, { query: everyMember }),
    enabled: edit && can(clubUsers.access, viewer),
  })
  const [adding, setAdding] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  // These people had no answer when the list was opened. They stay visible after they are marked,
  // until the list is left.
  const [open] = useState(() => new Set(rows.filter(isUnanswered).map(({ user_id }) => user_id)))
  const shown = shownRows(rows, view, view.show === 'unanswered' ? open : undefined)
  return (
    <div className={classes.register}>
      <RegisterStatus sessionId={session.id} />
      <OwnAnswer session={session} />
      <RegisterHead
        rows={rows}
        view={view}
        onAdd={() => setAdding(!adding)}
        onChoose={() => setChosen(chosen === null ? new Set() : null)}
      />
      {edit && adding && <AddPeople rows={rows} onDone={() => setAdding(false)} />}
      {chosen && <BulkBar rows={shown} chosen={chosen} onChosen={setChosen} />}
      {rows.length === 0 ? (
        <PageState state="empty" icon={<IconUsers />} title={t('nobody')} text={t('nobodyText')} />
      ) : shown.length === 0 ? (
        <PageState
          state="empty"
          icon={<IconChecks />}
          title={view.show === 'unanswered' ? t('everybodyAnswered') : t('noneShown')}
          text={view.show === 'unanswered' ? t('everybodyAnsweredText') : t('noneShownText')}
        />
      ) : (
        <RegisterList rows={shown} chosen={chosen} onChosen={setChosen} />
      )}
    </div>
  )
}
