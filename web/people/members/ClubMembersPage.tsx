import { Button, Menu } from '@mantine/core'
import { IconFileSpreadsheet, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { inviteMembers } from '#contract/people/invitations.ts'
import {
  exportMembers,
  clubUsers,
  MEMBER_INCLUDES,
  type ClubUser,
} from '#contract/people/members.ts'
import { ROWING_SIDES } from '#domain/constants/rowing-sides.ts'
import { DEFAULT_MEMBER_FILTER, MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { isYear } from '#domain/training/birth.ts'
import { download } from '../../api/api.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { HeadMenu } from '../../ui/HeadMenu.tsx'
import { serverNow } from '../../format/server-clock.ts'
import { day, names, squadsWord, text } from '../../list/columns.tsx'
import { find, several } from '../../list/filters.ts'
import { list, rowsOf } from '../../list/list.tsx'
import { BulkActions } from './BulkActions.tsx'
import { useRoles, useSquads, useStatuses } from './queries.ts'
import { useInvitationText } from './use-invitation-text.ts'
import { ListedPerson, type Choosing } from './ListedPerson.tsx'

type Named = { id: number; name: string }
type MemberWords = Choosing & {
  statuses: readonly Named[]
  roles: readonly Named[]
  squads: readonly Named[]
  invitationText: ReturnType<typeof useInvitationText>
}

const PLACES = ['cox', 'stroke', 'scull', 'sweep'] as const
const SIDES: readonly string[] = ROWING_SIDES
/** Statuses one can look at; who left is not listed. */
const LISTED = Object.values(MEMBER_STATUS).filter((status) => status !== MEMBER_STATUS.left)

const nameIn = (all: readonly Named[], id: number) => all.find((one) => one.id === id)?.name
const toItems = (all: readonly Named[]) =>
  all.map(({ id, name }) => ({ value: String(id), label: name }))
const person = (member: ClubUser, words: Choosing) => <ListedPerson person={member} {...words} />

const memberList = list(
  'members',
  'columns',
  rowsOf<MemberWords>()(clubUsers, { include: MEMBER_INCLUDES.join(',') }),
  {
    id: 'club-members',
    title: ({ t }) => t('title'),
    columns: {
      name: text(({ last_name, first_name }) => `${last_name} ${first_name}`, {
        cell: person,
        width: 300,
      }),
      status: text(({ status }, { statuses }) => nameIn(statuses, status)),
      roles: names(({ current_club_roles = [] }, { roles }) =>
        current_club_roles.flatMap(({ id }) => nameIn(roles, id) ?? []),
      ),
      squads: names(({ user_squads = [] }) => user_squads.map(({ squad }) => squad.name)),
      places: names(({ current_club_user: places }, { t }) => [
        ...PLACES.flatMap((place) => (places?.[place] ? t(`places.${place}`) : [])),
        ...(places?.side ? [t(`sides.${places.side}`)] : []),
      ]),
      health: text(({ last_user_stat: health }, { t }) => {
        if (!health) return null
        if (health.ill && health.injured) return t('health.both')
        return t(health.ill ? 'health.ill' : health.injured ? 'health.injured' : 'health.healthy')
      }),
      invitation: text(({ status, invitation, has_email }, { t, invitationText }) => {
        if (has_email === false) return t('invitation.noEmail')
        if (status === MEMBER_STATUS.onboarding) return t('invitation.none')
        return invitation && invitationText(invitation, serverNow())
      }),
      born: day(({ date_of_birth }) => date_of_birth, {
        cell: ({ date_of_birth }, { format }) =>
          date_of_birth !== null && isYear(date_of_birth)
            ? date_of_birth
            : format.day(date_of_birth),
        hidden: true,
      }),
    },
    headers: { squads: squadsWord },
    sortedBy: 'name',
    phone: { head: person, line: ['status', 'roles', 'squads', 'health', 'invitation'] },
    filters: {
      query: find(({ t }) => t('filters.query')),
      squads: several(squadsWord, ({ squads }) => toItems(squads)),
      status: several(
        ({ t }) => t('filters.status'),
        ({ statuses }) => toItems(statuses.filter(({ id }) => LISTED.some((one) => one === id))),
        {
          isKnown: (id) => LISTED.some((status) => String(status) === id),
          usual: DEFAULT_MEMBER_FILTER.map(String),
        },
      ),
      roles: several(
        ({ t }) => t('filters.roles'),
        ({ roles }) => toItems(roles),
      ),
      sides: several(
        ({ t }) => t('sides.label'),
        ({ t }) => ROWING_SIDES.map((side) => ({ value: side, label: t(`sides.${side}`) })),
        { isKnown: (side) => SIDES.includes(side) },
      ),
    },
    empty: ({ t }) => ({ icon: <IconUsers />, title: t('empty.title'), text: t('empty.text') }),
    none: ({ t }) => ({
      icon: <IconUsers />,
      title: t('none.title'),
      text: t('none.text'),
      reset: t('none.reset'),
    }),
  },
)

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
