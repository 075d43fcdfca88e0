import type { common as en } from '../../en/common.ts'
import type { squads as enSquads } from '../../en/squads.ts'
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
