import type { MailTexts } from '../templates.ts'

export const en: MailTexts = {
  greeting: 'Hello {name},',
  greetingNobody: 'Hello,',
  closing: 'See you on the water',
  plainLink: 'If the button does not work, copy this address into your browser:',
  reason: 'Slipway at {site} sent this mail because your address is used there.',
  mails: {
    activation: () => ({
      subject: 'Confirm your address',
      lines: ['Good to have you here. One step is left: confirm that this address is yours, and your account is open.'],
      action: 'Confirm address',
      note: 'The link is valid for 72 hours. If you did not sign up, ignore this mail: nothing happens.',
    }),
    'account-exists': () => ({
      subject: 'You already have an account',
      lines: [
        'Somebody, probably you, asked to sign up with this address. It already has an account, so there is nothing to set up.',
        'Sign in with your password, or set a new one if you no longer know it.',
      ],
      action: 'Sign in',
      note: 'If this was not you, ignore this mail: nothing has changed.',
    }),
    'password-reset': () => ({
      subject: 'Set a new password',
      lines: ['With this link you set a new password. All devices that are signed in now will have to sign in again.'],
      action: 'Set new password',
      note: 'The link is valid for 72 hours and works once. If you did not ask for it, ignore this mail: your password stays as it is.',
    }),
    'password-changed': () => ({
      subject: 'Your password was changed',
      lines: ['Your password has just been changed, and all devices were signed out.'],
      action: 'Sign in',
      note: 'If this was not you, set a new password at once with “Forgot password”.',
    }),
    invitation: ({ club, inviter }) => ({
      subject: `Invitation to ${club}`,
      lines: [`${inviter} invites you to ${club}. There you see when you train, say whether you come, and find your results.`],
      action: 'Answer invitation',
      note: 'The link is valid for 72 hours. You can also decline there.',
    }),
    'join-request': ({ club, person }) => ({
      subject: `${person} would like to join ${club}`,
      lines: [`${person} asks to become a member of ${club}. Please say yes or no.`],
      action: 'Look at request',
    }),
    'join-answer': ({ club, approved }) =>
      approved
        ? {
            subject: `Welcome to ${club}`,
            lines: [`You are now a member of ${club}. Your next sessions are waiting for you.`],
            action: 'Open Slipway',
          }
        : {
            subject: `Your request to ${club}`,
            lines: [
              `${club} has not accepted your request to join. If you think this is a mistake, speak to a coach or manager of the club.`,
            ],
            action: 'Open Slipway',
          },
    'email-change': () => ({
      subject: 'Confirm your new address',
      lines: ['From now on you want to sign in with this address. Confirm that it is yours; until then the old one holds.'],
      action: 'Confirm new address',
      note: 'The link is valid for 72 hours. If you did not ask for this, ignore this mail.',
    }),
    'email-changed': () => ({
      subject: 'Your address was changed',
      lines: ['From now on you sign in with another address; this one is no longer used.'],
      action: 'Look at your account',
      note: 'If this was not you, tell the manager of your club at once.',
    }),
    guardian: ({ child, club }) => ({
      subject: `Your consent for ${child}`,
      lines: [
        `${child} trains at ${club} and would like to record health data there, such as pulse and injuries. As a parent or guardian you decide.`,
        'The page behind the link says what is stored, who sees it, and how you can withdraw at any time.',
      ],
      action: 'Read and decide',
      note: 'The link is valid for 72 hours. Keep this mail if you agree: the same link takes your consent back at any time. Without it nobody at the club sees this data.',
    }),
    'data-export': () => ({
      subject: 'Your data is ready',
      lines: ['The copy of your data you asked for is ready to download.'],
      action: 'Download data',
    }),
    'account-deleted': () => ({
      subject: 'Your account is deleted',
      lines: [
        'Your account and everything about you have been deleted, as you asked. This cannot be taken back.',
        'If it was not you, somebody knew your password: change it wherever you use the same one.',
      ],
      action: 'To Slipway',
    }),
  },
}
