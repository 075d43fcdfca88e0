import type { setup as en } from '../../en/screens/setup.ts'
import type { Translation } from '../../translation.ts'
import * as terms from '../shared/terms.ts'

export const setup = {
  title: 'Richte deinen Verein ein',
  lead: 'Eine neue Installation. Das erste Konto bekommt die Plattformverwaltung.',
  code: 'Einrichtungscode',
  codeHint: 'Der Server zeigt ihn beim Start an.',
  you: 'Du',
  club: terms.yourClub,
  submit: 'Verein anlegen und anmelden',
  place: '{{place}}, Zeiten in {{zone}}',
  change: 'Ändern',
  noMail:
    'Slipway kann noch keine Mails senden. Hier braucht es keine: Du bist sofort angemeldet und gibst unter Plattform die Links weiter, die Konten öffnen. Ein Mailserver wird mit SMTP_URL eingestellt.',
  after: 'Danach',
  closes:
    'Diese Seite wird endgültig geschlossen, sobald es das erste Konto gibt. Von einem anderen Gerät aus fragt sie nach dem Einrichtungscode, den der Server beim Start anzeigt.',
  sports: { rowing: terms.rowing, paddling: 'Kanu', other: 'Andere Sportart' },
  next: {
    people: {
      title: 'Mitglieder dazuholen',
      text: 'Als Liste oder Datei, alle mit einem Link, der ihr Konto öffnet.',
    },
    squad: { title: 'Trainingsgruppe bilden', text: 'Alle, die zusammen trainieren.' },
    week: { title: 'Die erste Woche planen', text: 'Danach veröffentlichen.' },
  },
} satisfies Translation<typeof en>
