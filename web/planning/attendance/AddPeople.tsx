import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttendanceRow } from '#contract/planning/attendance.ts'
import { clubUsers } from '#contract/people/members.ts'
import { query } from '../../api/api.ts'
import { everyMember } from '../../offline/every-member.ts'
import { useSession } from '../session-facts/open.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import classes from './attendance.module.css'
import { sendPeople } from './queries.ts'

/** People of the club who are not in the register yet. */
export function AddPeople({
  rows,
  onDone,
}: {
  rows: readonly AttendanceRow[]
  onDone: () => void
}) {
  const { t } = useTranslation('attendance')
  const session = useSession()
  const [ids, setIds] = useState<readonly string[]>([])
  const { data } = useQuery(query(clubUsers, { query: everyMember }))
  const there = new Set(rows.map(({ user_id }) => user_id))
  const others = (data?.data ?? []).filter(({ id }) => !there.has(id))
  const add = () => {
    void sendPeople(session, {
      add: others
        .filter(({ id }) => ids.includes(String(id)))
        .map(({ id, full_name }) => ({ id, name: full_name })),
    })
    onDone()
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
