import type { MailValues } from '#texts/mails.ts'

/** Opens nothing. */
export const SAMPLE_LINK = 'https://slipway.example.org/activate-account/c0de'
const link = SAMPLE_LINK

/** What one mail of every kind says, to look at how it is written. */
export const SAMPLE_VALUES: MailValues = {
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
  invoice: {
    name: 'Ida',
    club: 'RC Lake',
    number: '2026-7',
    sum: '€42.15',
    day: '2 December 2026',
    link,
  },
  'bill-due': { name: 'Ida', club: 'RC Lake', sum: '€42.15', day: '2 December 2026', link },
  'plan-ends': { name: 'Ida', club: 'RC Lake', day: '2 December 2026', trial: true, link },
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
  'guardian-invitation': {
    name: 'Ida',
    child: 'Eva',
    club: 'RC Lake',
    inviter: 'Max',
    link,
  },
  'data-export': { name: 'Ida', link },
  'account-deleted': { name: 'Ida', link },
  report: {
    name: 'Ida',
    club: 'RC Lake',
    view: 'Mondays',
    days: '9 – 15 November 2026',
    table: {
      heads: ['Attended', 'Time (h)'],
      rows: [{ name: 'Eva', cells: ['3', '4:30'] }],
      total: null,
      more: 2,
      missing: ['– Time (h): Nothing recorded in this period'],
    },
    link,
    unwanted: 'https://slipway.example.org/no-report-mails/c0de',
  },
  notices: {
    name: 'Ida',
    club: 'RC Lake',
    count: 3,
    more: 1,
    sections: [
      {
        title: 'RC Lake',
        items: [
          { text: 'Ida – 2 new sessions.', details: ['Sat, 28 Nov, 08:00 · 3 × 2000 m · New'] },
          { text: 'You are in Falke.', details: [] },
        ],
      },
    ],
    link,
    unwanted: 'https://slipway.example.org/no-notice-mails/c0de',
  },
}
