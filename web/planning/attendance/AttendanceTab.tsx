import { IconChecks, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Group, Text, Button } from '@mantine/core'
import type { AttendanceRow, AttendanceMark } from '#contract/planning/attendance.ts'
import { clubUsers } from '#contract/people/members.ts'
import { PRESENCES } from '#domain/constants/attendance.ts'
import { ATTENDANCE } from '#domain/constants/statuses.ts'
import { query } from '../../api/api.ts'
import { everyMember } from '../../offline/every-member.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useSession } from '../session-facts/open.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'
import { StoreMark } from '../../offline/StoreMark.tsx'
import { stateOf, useOutbox } from '../../offline/outbox-state.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { isUnanswered, withSeen } from './marks.ts'
import { OwnAnswer } from './OwnAnswer.tsx'
import { useRegister, subjectOf, sendPeople, namesOf, sendMarks } from './queries.ts'
import { RegisterHead } from './RegisterHead.tsx'
import { RegisterList } from './RegisterList.tsx'
import { shownRows, viewOf } from './register-view.ts'
import { useMarkLooks } from './use-mark-looks.ts'
import { useTakeOut } from './use-take-out.ts'
import classes from './attendance.module.css'
import ui from '../../ui/ui.module.css'

type BulkBarProps = {
  rows: readonly AttendanceRow[]
  chosen: ReadonlySet<number>
  onChosen: (chosen: ReadonlySet<number> | null) => void
}

/** One answer for several people at once. */
function BulkBar({ rows, chosen, onChosen }: BulkBarProps) {
  const { t } = useTranslation('attendance')
  const looks = useMarkLooks()
  const session = useSession()
  const takeOut = useTakeOut()
  const confirm = useConfirm()
  const people = rows.filter(({ user_id }) => chosen.has(user_id))
  const none = people.length === 0
  const mark = (change: AttendanceMark) => {
    void sendMarks(
      session,
      Object.fromEntries(people.map((row) => [row.user_id, withSeen(row, change)])),
      namesOf(people),
    )
    onChosen(new Set())
  }
  const remove = async () => {
    const decision = {
      title: t('removeSeveral', { count: people.length }),
      text: t('removeText'),
      confirm: t('remove'),
    }
    if (!(await confirm(decision))) return
    takeOut(people)
    onChosen(new Set())
  }
  const all = people.length === rows.length
  return (
    <Group gap="xs" role="group" aria-label={t('bulk')} className={classes.bulk}>
      <Button
        variant="subtle"
        onClick={() => onChosen(new Set(all ? [] : rows.map(({ user_id }) => user_id)))}
      >
        {all ? t('chooseNobody') : t('chooseAll')}
      </Button>
      <Text size="sm" role="status" className={ui.tabular}>
        {t('chosen', { count: people.length })}
      </Text>
      <Button
        variant="default"
        disabled={none}
        onClick={() => mark({ attending: ATTENDANCE.attending })}
      >
        {looks.attending.label}
      </Button>
      <Button
        variant="default"
        disabled={none}
        onClick={() => mark({ attending: ATTENDANCE.not_attending })}
      >
        {looks['not-attending'].label}
      </Button>
      {PRESENCES.map((presence) => (
        <Button key={presence} variant="default" disabled={none} onClick={() => mark({ presence })}>
          {t(`presences.${presence}`)}
        </Button>
      ))}
      <Button variant="default" disabled={none} onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </Group>
  )
}

/** People of the club who are not in the register yet. */
function AddPeople({ rows, onDone }: { rows: readonly AttendanceRow[]; onDone: () => void }) {
  const { t } = useTranslation('attendance')
  const session = useSession()
  const [ids, setIds] = useState<readonly string[]>([])
  const { data } = useQuery(query(clubUsers, { query: everyMember }))
  const there = new Set(rows.map(({ user_id }) => user_id))
  const others = (data?.data ?? []).filter(({ id }) => !there.has(id))
  const add = () => {
    sendPeople(session, {
      add: others
        .filter(({ id }) => ids.includes(String(id)))
        .map(({ id, full_name }) => ({ id, name: full_name })),
    }).then(onDone, () => {})
  }
  return (
    <Group gap="xs" align="end" className={classes.add}>
      <MultiChoice
        label={t('whoToAdd')}
        groups={[
          {
            group: t('whoCanBeAdded'),
            items: others.map(({ id, full_name }) => ({ value: String(id), label: full_name })),
          },
        ]}
        value={ids}
        onChange={setIds}
        maw={480}
      />
      <Button disabled={ids.length === 0} onClick={add}>
        {t('add')}
      </Button>
    </Group>
  )
}

/**
 * How much of what was entered here is on its way, stored, or needs its person; nothing while all
 * goes straight through.
 */
function RegisterStatus({ sessionId }: { sessionId: number }) {
  const { t } = useTranslation('attendance')
  const entries = useOutbox(subjectOf(sessionId)).filter(
    ({ delayed, state }) => delayed || state === 'needs-you',
  )
  const waiting = entries.filter(({ state }) => state === 'waiting').length
  const refused = entries.filter(({ state }) => state === 'needs-you').length
  const state = stateOf(entries)
  const words =
    refused > 0
      ? t('status.needsYou', { number: refused })
      : waiting > 0
        ? t('status.waiting', { number: waiting })
        : t('status.stored')
  return (
    <div role="status">
      {state && (
        <Group gap="xs">
          <StoreMark state={state} />
          <Text size="sm">{words}</Text>
        </Group>
      )}
    </div>
  )
}

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
