import { onlySentence, type MailTable, type MailTexts } from '../mails.ts'

export const en: MailTexts = {
  greeting: 'Hello {name},',
  greetingNobody: 'Hello,',
  closing: 'See you on the water',
  plainLink: 'If the button does not work, copy this address into your browser:',
  reason: 'You are receiving this email because your address is used on Slipway at {site}.',
  unwanted: 'Decline and stop further invitations',
  unwantedReport: 'Stop receiving this report by email',
  unwantedNotices: 'Stop receiving these emails',
  mails: {
    activation: () => ({
      subject: 'Confirm your email address',
      lines: [
        'Good to have you on board. Just one step left: confirm your email address to activate your account.',
      ],
      action: 'Confirm address',
      note: 'The link is valid for 72 hours. If you did not sign up, you can ignore this email.',
    }),
    'account-exists': () => ({
      subject: 'You already have an account',
      lines: [
        'Someone – probably you – tried to sign up with this address. It already has an account, so there is nothing to set up.',
        'Sign in with your password, or set a new one if you have forgotten it.',
      ],
      action: 'Sign in',
      note: 'If this was not you, you can ignore this email. Nothing has changed.',
    }),
    'password-reset': () => ({
      subject: 'Set a new password',
      lines: [
        'Use this link to set a new password. You will be signed out on all devices and need to sign in again.',
      ],
      action: 'Set new password',
      note: 'The link is valid for 72 hours and works once. If you did not ask for it, you can ignore this email. Your password has not changed.',
    }),
    'password-changed': () => ({
      subject: 'Your password was changed',
      lines: ['Your password has just been changed, and you have been signed out on all devices.'],
      action: 'Sign in',
      note: 'If this was not you, set a new password straight away with “Forgot your password?” on the sign-in page.',
    }),
    invitation: ({ club, inviter }) => ({
      subject: `Invitation to ${club}`,
      lines: [
        `${inviter} has invited you to join ${club} on Slipway, where you can see the training plan, say whether you are coming and find your results.`,
      ],
      action: 'View invitation',
      note: 'The link is valid for 14 days. You can also use it to decline.',
    }),
    'invitation-reminder': ({ club, days }) => ({
      subject: `Reminder: your invitation to ${club}`,
      lines: [
        `You have been invited to join ${club} on Slipway but have not replied yet. On Slipway you can see the training plan, say whether you are coming and find your results.`,
      ],
      action: 'View invitation',
      note: `The link is valid for ${days === 1 ? 'one more day' : `another ${days} days`}. You can also use it to decline.`,
    }),
    'join-request': ({ club, person }) => ({
      subject: `${person || 'Someone under 18'} would like to join ${club}`,
      lines: [
        `${person || 'Someone under 18'} has asked to join ${club}. Please approve or reject the request.`,
      ],
      action: 'Review request',
    }),
    'join-answer': ({ club, approved }) =>
      approved
        ? {
            subject: `Welcome to ${club}`,
            lines: [`You are now a member of ${club}. Your next sessions are waiting for you.`],
            action: 'Open Slipway',
          }
        : {
            subject: `Your request to join ${club}`,
            lines: [
              `${club} did not accept your request to join. If you think this is a mistake, speak to a coach or manager of the club.`,
            ],
            action: 'Open Slipway',
          },
    'email-change': () => ({
      subject: 'Confirm your new email address',
      lines: [
        'You asked to sign in with this address from now on. Please confirm that it is yours; until then, use your old one.',
      ],
      action: 'Confirm new address',
      note: 'The link is valid for 72 hours. If you did not ask for this, you can ignore this email.',
    }),
    'email-changed': () => ({
      subject: 'Your email address was changed',
      lines: [
        'Your account now uses a different email address. You can no longer sign in with this one.',
      ],
      action: 'Go to your account',
      note: 'If this was not you, contact your club manager straight away.',
    }),
    guardian: ({ child, club }) => ({
      subject: `Your consent for ${child}`,
      lines: [
        `${child} trains at ${club} and would like to record health data there, such as heart rate and injuries, and share it with coaches. As a parent or guardian, the decision is yours.`,
        'The link explains what is stored, who can see it and how you can withdraw your consent at any time.',
      ],
      action: 'Read and decide',
      note: 'The link is valid for 72 hours. If you agree, keep this email: you can use the same link to withdraw your consent at any time. Without your consent, no one at the club sees this data.',
    }),
    'guardian-invitation': ({ child, club, inviter }) => ({
      subject: `Parent access: ${child} at ${club}`,
      lines: [
        inviter === ''
          ? `As a parent or guardian of ${child} at ${club}, you can have your own account on Slipway.`
          : `${inviter} of ${club} has invited you, as a parent or guardian of ${child}, to set up your own account on Slipway.`,
        'You will be able to see when and where training takes place, say whether your child is coming and enter days away. You can also read what adults at the club and your child write to each other. You will not see health data, results or messages between young people.',
      ],
      action: 'View invitation',
      note: 'The link is valid for 14 days. You can also use it to decline; you will then receive no further invitations from this club.',
    }),
    'data-export': () => ({
      subject: 'Your data is ready',
      lines: ['The copy of your data that you requested is ready to download.'],
      action: 'Download data',
    }),
    'account-deleted': () => ({
      subject: 'Your account has been deleted',
      lines: [
        'Your account and everything about you have been deleted, as you requested. This cannot be undone.',
        'If this was not you, someone knew your password. Change it anywhere else you use it.',
      ],
      action: 'Go to Slipway',
    }),
    report: ({ club, view, days, table }) => ({
      subject: `${view}: ${days}`,
      lines: [`Here is the report “${view}” from ${club} for ${days}.`, ...reportLines(table)],
      action: 'Open report',
      note: 'This email contains only what you can see in Slipway. Health data such as load or heart rate is never sent by email.',
    }),
    invoice: ({ club, number, sum, day }) => ({
      subject: `Invoice ${number} for ${club}`,
      lines: [
        `Thank you for your order for ${club}. Invoice ${number} for ${sum} is due by ${day}. You can download it as a PDF under Plan and billing.`,
      ],
      action: 'Open invoice',
      note: 'The plan becomes active as soon as your payment is recorded. All your data is kept in the meantime.',
    }),
    'bill-due': ({ club, sum, day }) => ({
      subject: `Payment for ${club} is due by ${day}`,
      lines: [
        `The next billing period for ${club} begins on ${day} and costs ${sum}. We have not received your payment yet.`,
      ],
      action: 'Pay or change plan',
      note: 'The plan stays active for 14 days after that date. Your data is never deleted because of an unpaid bill.',
    }),
    'plan-ends': ({ club, day, trial }) => ({
      subject: trial
        ? `The free trial for ${club} ends on ${day}`
        : `The plan for ${club} ends on ${day}`,
      lines: [
        `${trial ? 'The free trial' : 'The plan'} for ${club} ends on ${day}. Choose a plan to carry on without interruption.`,
      ],
      action: 'Compare plans',
      note: 'All your data is kept and can be exported at any time.',
    }),
    notices: ({ club, count, more, sections }) => ({
      subject:
        onlySentence(sections) ??
        (club === '' ? `${count} notifications` : `${club}: ${count} notifications`),
      lines:
        more > 0
          ? [more === 1 ? 'There is one more in Slipway.' : `There are ${more} more in Slipway.`]
          : [],
      action: 'Open Slipway',
      note: 'You can choose which emails you receive, and when, in Slipway under Notifications > Settings.',
    }),
  },
}

/** What is said of the lines of a report, or of why there are none. */
function reportLines(table: MailTable): string[] {
  if (table.rows.length === 0) return ['Nothing was recorded in this period.']
  if (table.more === 0) return []
  return [
    table.more === 1
      ? 'There is one more row in Slipway.'
      : `There are ${table.more} more rows in Slipway.`,
  ]
}
