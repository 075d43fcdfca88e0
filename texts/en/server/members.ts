export const members = {
  faults: {
    missing: 'Required',
    too_long: 'Too long. Shorten it.',
    no_address: 'Invalid email address.',
    no_date: 'Enter the date as YYYY-MM-DD, or the year alone.',
    no_side: 'Enter port, starboard, both or scull.',
    no_phone: 'Enter a phone number.',
    no_squad: 'There is no squad of this name.',
    no_choice: 'This value is not recognised.',
    twice:
      'This email address is already in the list. If siblings share it, enter it as the parent’s email.',
    noted:
      'A member of this name has no email address yet. Enter it there so that they stay the same person, or add the date of birth here.',
    twice_name:
      'This name is already in the list without an email address. Add the date of birth or an address.',
    already_member: 'Already a member – no invitation needed.',
    not_yours: 'Former member: a manager needs to invite them again.',
    no_such_change: 'Former member: choose “Invite by email now”.',
    not_plain: 'Leave out links, line breaks and invisible signs.',
    unwanted: 'Does not want invitations.',
    often: 'Was invited several times today. Try again tomorrow.',
  },
  sheet: 'Members',
  columns: {
    name: 'Name',
    email: 'Email',
    status: 'Status',
    roles: 'Roles',
    squads: 'Squads',
    cox: 'Cox',
    stroke: 'Stroke',
    scull: 'Sculling',
    sweep: 'Sweep',
    gender: 'Gender',
    birthday: 'Date of birth',
  },
  yes: 'yes',
}
