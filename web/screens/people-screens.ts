import { getSquad } from '#contract/people/squads.ts'
import { inviteMembers } from '#contract/people/invitations.ts'
import { clubUsers, getMember } from '#contract/people/members.ts'
import { profile, profileAthletes } from '#contract/people/profiles.ts'
import { need } from '../api/api.ts'
import { profileOf } from './profile-of.ts'
import { idIn, user, type Load, type Screen } from './screen.ts'
import { newcomersOnly } from '../shell/guards.ts'

const squadOf: Load = ({ params }) => {
  const id = idIn(params['squadId'])
  return id === null ? [] : [need(getSquad, { params: { id } }, { own: [404, 409] })]
}

/** The member of the address; the page says where none is named. */
const memberOf: Load = ({ search }) => {
  const id = idIn(search.get('user') ?? undefined)
  return id === null ? [] : [need(getMember, { params: { id } }, { own: [404] })]
}

/** Who one is, the people one trains with, and what one lets others see. */
export const people: readonly Screen[] = [
  {
    path: '/profile-athlete-list',
    help: 'squads-and-members',
    access: { ...profileAthletes.access, individual: 'refused' },
    title: 'athletes',
    texts: ['club'],
    page: async () => (await import('../people/profiles/AthletesPage.tsx')).AthletesPage,
  },
  {
    path: '/profile/:id',
    help: 'squads-and-members',
    access: profile.access,
    title: 'profile',
    texts: ['club', 'racing', 'session'],
    ahead: profileOf,
    page: async () => (await import('../people/profiles/ProfilePage.tsx')).ProfilePage,
  },
  {
    path: '/profile/settings/:id',
    help: 'your-account',
    access: profile.access,
    title: 'profileSettings',
    texts: ['club'],
    ahead: profileOf,
    page: async () =>
      (await import('../people/profiles/ProfileSettingsPage.tsx')).ProfileSettingsPage,
  },
  {
    path: '/profile/notes/:id',
    help: 'my-training',
    access: profile.access,
    title: 'notes',
    texts: ['club'],
    ahead: profileOf,
    page: async () => (await import('../club/notes/NotesPage.tsx')).NotesPage,
  },
  {
    path: '/club-members',
    help: 'squads-and-members',
    access: { ...clubUsers.access, individual: 'refused' },
    title: 'clubMembers',
    texts: ['club'],
    page: async () => (await import('../people/members/ClubMembersPage.tsx')).ClubMembersPage,
  },
  {
    path: '/club-members/edit',
    help: 'squads-and-members',
    access: { ...getMember.access, individual: 'refused' },
    title: 'editMember',
    texts: ['club'],
    ahead: memberOf,
    page: async () => (await import('../people/members/MemberEditPage.tsx')).MemberEditPage,
  },
  {
    path: '/add-member',
    help: 'bring-people-in',
    access: inviteMembers.access,
    title: 'addMember',
    texts: ['club', 'own'],
    page: async () => (await import('../people/invitations/AddMemberPage.tsx')).AddMemberPage,
  },
  {
    path: '/invitation-for-membership/accept',
    help: 'bring-people-in',
    title: 'invitation',
    texts: ['club'],
    page: async () => (await import('../people/invitations/InvitationPage.tsx')).AcceptPage,
  },
  {
    path: '/invitation-for-membership/reject',
    help: 'bring-people-in',
    title: 'invitation',
    texts: ['club'],
    page: async () => (await import('../people/invitations/InvitationPage.tsx')).RejectPage,
  },
  {
    path: '/join',
    help: 'bring-people-in',
    title: 'join',
    texts: ['club'],
    page: async () => (await import('../people/invitations/JoinPage.tsx')).JoinPage,
  },
  {
    path: '/create-club',
    help: 'first-week',
    title: 'createClub',
    texts: ['club'],
    page: async () => (await import('../people/clubs/CreateClubPage.tsx')).CreateClubPage,
  },
  {
    path: '/squads/overview/:squadId?',
    help: 'squads-and-members',
    access: getSquad.access,
    title: 'squads',
    texts: ['club'],
    ahead: squadOf,
    page: async () => (await import('../people/squads/SquadsPage.tsx')).SquadsPage,
  },
  {
    path: '/squads/form/:squadId?',
    help: 'squads-and-members',
    access: getSquad.access,
    title: 'squadForm',
    texts: ['club'],
    ahead: squadOf,
    page: async () => (await import('../people/squads/SquadFormPage.tsx')).SquadFormPage,
  },
  {
    path: '/squads/leave/:squadId/:clubId',
    help: 'squads-and-members',
    access: getSquad.access,
    title: 'leaveSquad',
    texts: ['club'],
    page: async () => (await import('../people/squads/LeaveSquadPage.tsx')).LeaveSquadPage,
  },
  {
    path: '/health-consent',
    help: 'privacy',
    access: user,
    title: 'healthConsent',
    texts: ['home'],
    page: async () => (await import('../people/consent/HealthConsentPage.tsx')).HealthConsentPage,
  },
  {
    path: '/welcome',
    help: 'first-week',
    guards: [newcomersOnly],
    title: 'welcome',
    texts: ['club'],
    page: async () => (await import('../people/clubs/WelcomePage.tsx')).WelcomePage,
  },
]
