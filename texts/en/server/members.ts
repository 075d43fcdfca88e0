import * as faults from '../shared/faults.ts'
import * as terms from '../shared/terms.ts'

export const members = {
  faults: {
    missing: faults.required,
    too_long: faults.tooLong,
    no_address: faults.email,
    no_end: 'Incomplete address: “{value}” has no ending such as .org.',
    no_such_day: 'There is no {day} {month}.',
    no_date: 'Enter the date as YYYY-MM-DD, or the year alone.',
    open_date: 'This could be two days. Enter the date as YYYY-MM-DD.',
    no_side: 'Enter port, starboard, both or scull.',
    no_phone: 'Enter a phone number.',
    no_squad: 'There is no squad with this name.',
    no_choice: faults.unknownValue,
    twice:
      'This email address is already in the list. If siblings share it, enter it as the parent’s email.',
    noted:
      'A member with this name has no email address yet. Enter it there if it is the same person, or add the date of birth here if it is not.',
    twice_name:
      'This name is already in the list without an email address. Add the date of birth or an address.',
    already_member: 'Already a member – no invitation needed.',
    not_yours: 'Former member: a manager needs to invite them again.',
    no_such_change: 'Former member: choose “Invite by email now”.',
    not_plain: faults.notPlain,
    unwanted: 'Does not want invitations.',
    often: 'Already invited several times today. Try again tomorrow.',
  },
  sheet: terms.members,
  columns: {
    name: terms.personName,
    email: terms.email,
    guardian: terms.parentsEmail,
    phone: terms.phone,
    status: terms.status,
    roles: terms.roles,
    squads: terms.squads,
    cox: 'Cox',
    stroke: terms.stroke,
    scull: terms.sculling,
    sweep: terms.sweep,
    gender: terms.gender,
    birthday: terms.dateOfBirth,
  },
  yes: terms.yes,
}
