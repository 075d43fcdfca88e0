import type { MailValues } from '#texts/mails.ts'

export const MAIL_LINK = 'https://slipway.example.org/activate-account/c0de'
const link = MAIL_LINK

/** One mail of every kind. */
export const MAIL_VALUES: MailValues = {
  activation: { name: 'Ida', link },
  'account-exists': { name: 'Ida', link },
  'password-reset': { name: 'Ida', link },
  'password-changed': { name: 'Ida', link },
  invitation: {
    name: 'Ida',
    club: 'RC Lake',
    inviter: 'Max',
    link,
    unwanted: 'https://slipway.example.org/no-invitations/c0de',
  },
  'invitation-reminder': {
    name: 'Ida',
    club: 'RC Lake',
    days: 11,
    link,
    unwanted: 'https://slipway.example.org/no-invitations/c0de',
  },
  'join-request': { name: 'Ida', club: 'RC Lake', person: 'Eva', link },
  'join-answer': { name: 'Ida', club: 'RC Lake', approved: true, link },
  'email-change': { name: 'Ida', link },
  'email-changed': { name: 'Ida', link },
  guardian: { name: 'Ida', child: 'Eva', club: 'RC Lake', link },
  'data-export': { name: 'Ida', link },
  'account-deleted': { name: 'Ida', link },
  report: {
    name: 'Ida',
    club: 'RC Lake',
    view: 'Mondays',
    days: '9 – 15 November 2026',
    table: {
      heads: ['Came', 'Time (h)'],
      rows: [{ name: 'Eva', cells: ['3', '4:30'] }],
      total: null,
      more: 2,
    },
    link,
    unwanted: 'https://slipway.example.org/no-report-mails/c0de',
  },
}
