import type { bringIn as bringInEn } from '../../../en/screens/bring-in.ts'
import type { common as en } from '../../../en/screens/common.ts'
import type { search as enSearch } from '../../../en/screens/search.ts'
import type { notifications as enNotifications } from '../../../en/screens/notifications.ts'
import type { squads as enSquads } from '../../../en/screens/squads.ts'
import type { attendance as attendanceEn } from '../../../en/screens/attendance.ts'
import type { availability as availabilityEn } from '../../../en/screens/availability.ts'
import type { calendar as calendarEn } from '../../../en/screens/calendar.ts'
import type { clubs as clubsEn } from '../../../en/screens/clubs.ts'
import type { crews as crewsEn } from '../../../en/screens/crews.ts'
import type { home as homeEn } from '../../../en/screens/home.ts'
import type { monitoring as monitoringEn } from '../../../en/screens/monitoring.ts'
import type { reports as reportsEn } from '../../../en/screens/reports.ts'
import type { scores as scoresEn } from '../../../en/screens/scores.ts'
import type { invitations as invitationsEn } from '../../../en/screens/invitations.ts'
import type { members as membersEn } from '../../../en/screens/members.ts'
import type { sessionLife as sessionLifeEn } from '../../../en/screens/session-life.ts'
import type { session as sessionEn } from '../../../en/screens/session.ts'
import type { messages as messagesEn } from '../../../en/screens/messages.ts'
import type { wall as wallEn } from '../../../en/screens/wall.ts'
import type { Wording } from '../../../translation.ts'

export const bringIn = {
  plan: { squad: 'Group' },
  squads: { title: 'Groups' },
  undo: { reasons: { squad: 'group in use' } },
} as const satisfies Wording<typeof bringInEn>

export const common = {
  words: { squad: 'group', squads: 'groups', squadsShort: 'groups' },
  screens: {
    squads: 'Groups',
    squadForm: 'Group',
    leaveSquad: 'Leave group',
    teamTrainingSummary: 'Group comparison',
  },
  nav: { squads: 'Groups' },
} as const satisfies Wording<typeof en>

export const squads = {
  title: 'Groups',
  chat: 'Group chat',
  list: 'All groups',
  new: 'Create group',
  edit: 'Edit group',
  delete: 'Delete group',
  leave: 'Leave group',
  back: 'All groups',
  empty: 'No groups yet',
  emptyText:
    'Put people who train together into a group. You can then plan sessions for all of them at once and see here who is fit.',
  emptyAthlete: 'Your coaches have not created any groups yet.',
  nobody: 'No one in this group yet',
  nobodyText: 'Add athletes and coaches with “Edit group”.',
  failed: 'The group could not be loaded',
  gone: 'This group does not exist. It may have been deleted.',
  form: {
    saved: 'Group “{{name}}” saved',
    created: 'Group “{{name}}” created',
    newTitle: 'Create group',
    peopleHint: 'When you choose this group for a session, its athletes and coaches are added.',
    save: 'Save group',
    create: 'Create group',
  },
  deletion: {
    done: 'Group “{{name}}” deleted',
    text: 'The group is deleted for everyone. Its members stay in the club, and their sessions, attendance and results are kept.',
    confirm: 'Delete group',
  },
  leaving: {
    text: 'You will no longer be added to sessions planned for this group. Your past sessions are kept, and a coach can add you again.',
    confirm: 'Leave group',
    notIn: 'You are not in this group.',
  },
  otherClub: 'This group belongs to another club',
} as const satisfies Wording<typeof enSquads>

export const attendance = {
  nobodyText: 'Add athletes or a whole group to the session. Their answers will appear here.',
  orders: {
    squad: 'Group',
  },
} as const satisfies Wording<typeof attendanceEn>

export const availability = {
  nobody: {
    text: 'Availability appears here once there are athletes in the group.',
  },
  squad: 'Group',
} as const satisfies Wording<typeof availabilityEn>

export const calendar = {
  share: {
    scopes: {
      squads: 'Groups',
    },
  },
  shared: {
    squads: 'Groups: {{squads}}',
  },
} as const satisfies Wording<typeof calendarEn>

export const clubs = {
  training: {
    metricHint: 'The measure shown on the home page, in groups and in reports.',
  },
  challenges: {
    label: 'Athletes in a group join a challenge team without being asked',
  },
} as const satisfies Wording<typeof clubsEn>

export const crews = {
  pool: {
    squad: 'Group',
    allSquads: 'All groups',
  },
} as const satisfies Wording<typeof crewsEn>

export const home = {
  steps: {
    squads: {
      title: 'Create groups',
    },
  },
} as const satisfies Wording<typeof homeEn>

export const reports = {
  noSquad: 'No group',
} as const satisfies Wording<typeof reportsEn>

export const scores = {
  by: {
    squad: 'Group',
  },
  nobody: {
    squad: 'No one in this session belongs to a group.',
  },
} as const satisfies Wording<typeof scoresEn>

export const sessionLife = {
  week: { squads: 'Only sessions of the selected groups are copied.' },
  people: {
    choose: 'Groups and people',
    nobody: 'Choose people or groups first.',
  },
} as const satisfies Wording<typeof sessionLifeEn>

export const session = {
  people: {
    nobodyText: 'Add athletes or a whole group. They can then answer here.',
  },
} as const satisfies Wording<typeof sessionEn>

export const members = {
  actions: { squad: 'Add to group' },
  scopes: { 'own-squads': 'Only athletes in their groups' },
} as const satisfies Wording<typeof membersEn>

export const invitations = {
  fields: { squad: 'Group' },
  review: { squads_one: 'Create the group {{names}}', squads_other: 'Create the groups {{names}}' },
} as const satisfies Wording<typeof invitationsEn>

export const monitoring = {
  rules: {
    squads: 'Groups',
    squadsHint: 'If no group is selected, all athletes are asked.',
  },
} as const satisfies Wording<typeof monitoringEn>

export const search = {
  hint: 'People, groups, sessions by name or day, crews, boats, notes, pages',
  kinds: { squad: 'Groups' },
  actions: { createSquad: 'Create a group' },
} as const satisfies Wording<typeof enSearch>

export const notifications = {
  settings: {
    squads: 'Different settings for a group',
    squadsHint: 'Apply to sessions in which at least half of the group takes part.',
  },
} as const satisfies Wording<typeof enNotifications>
export const messages = {
  lead: 'Chat with your group, your crew and your coaches. Every chat shows who can read it.',
  kinds: { squad: 'Training group' },
  noneText:
    'Open the chat on your group’s page, or start one. Chats then appear here with their latest message.',
  notYoursText: 'Only people in the group, crew or session can read its chat.',
  whoReads: { squad: 'Everyone in the training group, and its coaches.' },
} as const satisfies Wording<typeof messagesEn>
export const wall = {
  toSquad: 'Go to group',
  settings: { places: { squad: 'Who can post on group walls' } },
} as const satisfies Wording<typeof wallEn>
