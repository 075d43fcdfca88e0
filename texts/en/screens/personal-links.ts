import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'
export const personalLinks = {
  everybody: 'One for everyone',
  title: 'One each',
  lead: 'Joins without waiting, name already filled in',
  joined: '{{joined}} of {{all}} have joined',
  columns: { name: terms.personName, state: terms.standing, give: 'Hand over the link' },
  states: { unopened: 'Not opened', opened: 'Opened', joined: 'Joined' },
  copy: actions.copy,
  copyOf: 'Copy the link of {{name}}',
  copied: 'Link of {{name}} copied',
  qr: 'QR code',
  qrOf: 'QR code of {{name}}',
  mail: 'Email',
  mailTo: 'Send {{name}} an invitation by email',
  mailed: 'Invitation sent to {{name}}',
  beyond: 'Has more rights than you: ask a manager',
  until: 'Works once, until {{day}}',
  renew: 'New link',
  renewHint: 'A new link revokes this one, and with it a card that is printed already.',
  renewed: 'New link for {{name}} created',
  print_one: 'Print one card',
  print_other: 'Print {{count}} cards',
  none: 'No one is waiting for a link',
  noneText:
    'People you add are listed here until they have an account. Each of them gets a link of their own.',
  another: 'Another link',
  poster: 'Print poster',
  common: {
    direct:
      'Anyone with the link can join by giving a name, an email address and a password. The link shows the club’s name.',
    asks: 'Anyone with the link can ask to join by giving a name, an email address and a password; you approve them. The link shows the club’s name.',
    renewed: 'New link created',
  },
  paper: {
    join: 'Join {{club}}',
    scan: 'Scan the code or open the address:',
    until: 'Works until {{day}}',
    own: 'For you alone, works once, until {{day}}',
  },
} as const
