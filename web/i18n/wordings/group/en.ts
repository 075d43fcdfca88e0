import type { common as en } from '../../en/common.ts'
import type { squads as enSquads } from '../../en/squads.ts'
import type { attendance as attendanceEn } from '../../en/attendance.ts'
import type { availability as availabilityEn } from '../../en/availability.ts'
import type { calendar as calendarEn } from '../../en/calendar.ts'
import type { clubs as clubsEn } from '../../en/clubs.ts'
import type { crews as crewsEn } from '../../en/crews.ts'
import type { home as homeEn } from '../../en/home.ts'
import type { scores as scoresEn } from '../../en/scores.ts'
import type { sessionLife as sessionLifeEn } from '../../en/session-life.ts'
import type { session as sessionEn } from '../../en/session.ts'
import type { Wording } from '../../translation.ts'

export const common = {
  words: { squad: 'group', squads: 'groups' },
  screens: { squads: 'Groups', squadForm: 'Group', leaveSquad: 'Leave group' },
  nav: { squads: 'Groups' },
} as const satisfies Wording<typeof en>

export const squads = {
  title: 'Groups',
  list: 'All groups',
  new: 'New group',
  edit: 'Edit group',
  delete: 'Delete group',
  leave: 'Leave group',
  back: 'All groups',
  empty: 'No groups yet',
  emptyText: 'Put people who train together into a group. You then plan sessions for all of them at once, and see here who is fit.',
  emptyAthlete: 'Your coaches have not made any groups yet.',
  nobody: 'Nobody is in this group yet',
  nobodyText: 'Add athletes and coaches with “Edit group”.',
  failed: 'The group could not be loaded',
  gone: 'There is no such group. It may have been deleted.',
  form: {
    saved: '{{name}} is saved.',
    created: '{{name}} is made.',
    newTitle: 'New group',
    peopleHint: 'People in this group are added by their role when you choose it for a session.',
    save: 'Save group',
    create: 'Make group',
  },
  deletion: {
    done: '{{name}} is deleted.',
    text: 'The group is gone for everybody. Its people stay in the club, and their sessions, attendance and results stay as they are.',
    confirm: 'Delete group',
  },
  leaving: {
    text: 'You will no longer be added to sessions planned for this group. What you have done stays, and a coach can add you again.',
    confirm: 'Leave group',
    notIn: 'You are not in this group.',
  },
  otherClub: 'This group belongs to another club',
} as const satisfies Wording<typeof enSquads>

export const attendance = {
  nobodyText: 'Add athletes or a whole group to the session, then their answers appear here.',
  orders: {
    squad: 'By group',
  },
} as const satisfies Wording<typeof attendanceEn>

export const availability = {
  nobody: {
    text: 'As soon as athletes are in the group, their week appears here.',
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
    metricHint: 'The number the club speaks of: at home, in groups and reports.',
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
      title: 'Form groups',
    },
  },
} as const satisfies Wording<typeof homeEn>

export const scores = {
  tabs: {
    squad: 'By group',
  },
  nobody: {
    squad: 'Nobody here belongs to a group.',
  },
} as const satisfies Wording<typeof scoresEn>

export const sessionLife = {
  people: {
    choose: 'Groups and people',
    nobody: 'Choose people or groups.',
  },
} as const satisfies Wording<typeof sessionLifeEn>

export const session = {
  people: {
    nobodyText: 'Add athletes or a whole group, then they can answer here.',
  },
} as const satisfies Wording<typeof sessionEn>
