import { IconUsers } from '@tabler/icons-react'
import { clubUsers, MEMBER_INCLUDES, type ClubUser } from '#contract/people/members.ts'
import { ROWING_SIDES } from '#domain/constants/rowing-sides.ts'
import { DEFAULT_MEMBER_FILTER, MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { isYear } from '#domain/training/birth.ts'
import { serverNow } from '../../format/server-clock.ts'
import { day, names, squadsWord, text } from '../../list/columns.tsx'
import { find, several } from '../../list/filters.ts'
import { list, rowsOf } from '../../list/list.tsx'
import { ListedPerson, type Choosing } from './ListedPerson.tsx'
import type { useInvitationText } from './use-invitation-text.ts'

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

export const memberList = list(
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
