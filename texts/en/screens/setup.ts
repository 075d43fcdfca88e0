import * as terms from '../shared/terms.ts'

/** The first account of an installation. */
export const setup = {
  title: 'Set up your club',
  lead: 'A new installation. The first account becomes its administrator.',
  code: 'Setup code',
  codeHint: 'The server prints it when it starts.',
  you: 'You',
  club: terms.yourClub,
  submit: 'Create club and sign in',
  place: '{{place}}, times in {{zone}}',
  change: 'Change',
  noMail:
    'Slipway cannot send email yet. You do not need it here: you are signed in straight away, and you can pass on the links that open accounts under Platform. Set a mail server with SMTP_URL.',
  after: 'After this',
  closes:
    'This page closes for good once the first account exists. From another machine, it asks for the setup code that the server prints when it starts.',
  sports: { rowing: terms.rowing, paddling: 'Paddling', other: 'Another sport' },
  next: {
    people: {
      title: 'Bring people in',
      text: 'By list or file, each with a link that opens the account.',
    },
    squad: { title: 'Group the athletes', text: 'People who train together.' },
    week: { title: 'Plan the first week', text: 'Then publish it.' },
  },
}
