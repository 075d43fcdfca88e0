import type { account as en } from '../en/account.ts'
import type { Translation } from '../translation.ts'

export const account = {
  login: {
    title: 'Anmelden',
    lead: 'Planen, rudern, sehen, was es gebracht hat.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    showPassword: 'Passwort anzeigen',
    code: 'Sicherheitscode',
    codeHint: 'Die sechs Ziffern aus deiner Authenticator-App oder ein Wiederherstellungscode',
    submit: 'Anmelden',
    signedOut: 'Deine Anmeldung ist abgelaufen. Melde dich wieder an, um dort weiterzumachen, wo du warst.',
  },
  logout: { title: 'Du wirst abgemeldet …' },
} as const satisfies Translation<typeof en>
