import { Button, Menu } from '@mantine/core'
import { IconFileSpreadsheet, IconUserPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { inviteMembers } from '#contract/people/invitations.ts'
import { exportMembers } from '#contract/people/members.ts'
import { download } from '../../api/api.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { HeadMenu } from '../../ui/HeadMenu.tsx'
import { BulkActions } from './BulkActions.tsx'
import { memberList } from './member-list.tsx'
import { useRoles, useSquads, useStatuses } from './queries.ts'
import { useInvitationText } from './use-invitation-text.ts'

const NOBODY: ReadonlySet<number> = new Set()

/** Everybody of the club, to be found, changed and taken along. */
export function ClubMembersPage() {
  const { t } = useTranslation('members')
  const [chosen, onChoose] = useState(NOBODY)
  const canAdd = can(inviteMembers.access, useViewer())
  const lookups = { statuses: useStatuses(), roles: useRoles(), squads: useSquads() }
  const add = canAdd && (
    <Button component={Link} to={paths.addMember()} leftSection={<IconUserPlus size={18} />}>
      {t('add')}
    </Button>
  )
  return (
    <ListPage
      of={memberList}
      given={{ ...lookups, invitationText: useInvitationText(), chosen, onChoose }}
      subtitle={(answer) => answer && t('lead', { count: answer.meta.total })}
      renderAction={({ query }) => (
        <>
          <Export query={query} />
          {add}
        </>
      )}
      renderAbove={(people) => (
        <BulkActions
          people={people}
          chosen={new Set(people.flatMap(({ id }) => (chosen.has(id) ? id : [])))}
          onChoose={onChoose}
        />
      )}
      start={add}
    />
  )
}

function Export({ query }: { query: object }) {
  const { t } = useTranslation('members')
  const viewer = useViewer()
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(exportMembers, { query }),
  })
  if (!can(exportMembers.access, viewer)) return null
  return (
    <HeadMenu loading={isPending}>
      <Menu.Item leftSection={<IconFileSpreadsheet size={18} />} onClick={() => mutate()}>
        {t('export')}
      </Menu.Item>
    </HeadMenu>
  )
}
