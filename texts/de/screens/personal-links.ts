import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'
import type { personalLinks as en } from '../../en/screens/personal-links.ts'
import type { Translation } from '../../translation.ts'

export const personalLinks = {
  everybody: 'Ein Link für alle',
  title: 'Ein Link für jede Person',
  lead: 'Beitritt ohne Warten, der Name steht schon da',
  joined: '{{joined}} von {{all}} sind beigetreten',
  columns: { name: terms.personName, state: terms.standing, give: 'Link weitergeben' },
  states: { unopened: 'Nicht geöffnet', opened: 'Geöffnet', joined: 'Beigetreten' },
  copy: actions.copy,
  copyOf: 'Link von {{name}} kopieren',
  copied: 'Link von {{name}} kopiert',
  qr: 'QR-Code',
  qrOf: 'QR-Code von {{name}}',
  mail: 'E-Mail',
  mailTo: '{{name}} per Mail einladen',
  mailed: 'Einladung an {{name}} verschickt',
  beyond: 'Hat mehr Rechte als du: bitte die Verwaltung',
  until: 'Gilt einmal, bis {{day}}',
  renew: 'Neuer Link',
  renewHint: 'Ein neuer Link beendet diesen, und damit auch eine schon gedruckte Karte.',
  renewed: 'Neuer Link für {{name}} erstellt',
  print_one: 'Eine Karte drucken',
  print_other: '{{count}} Karten drucken',
  none: 'Niemand wartet auf einen Link',
  noneText:
    'Wen du hinzufügst, steht hier bis zum eigenen Konto. Alle bekommen einen Link, den nur sie benutzen.',
  another: 'Weiterer Link',
  poster: 'Aushang drucken',
  common: {
    direct:
      'Wer ihn öffnet, gibt Name, E-Mail-Adresse und Passwort an und ist dabei. Wer ihn hat, sieht den Namen des Vereins.',
    asks: 'Wer ihn öffnet, gibt Name, E-Mail-Adresse und Passwort an und wartet auf die Freigabe. Wer ihn hat, sieht den Namen des Vereins.',
    renewed: 'Neuer Link erstellt',
  },
  paper: {
    join: '{{club}} beitreten',
    scan: 'Scanne den Code oder öffne die Adresse:',
    until: 'Gilt bis {{day}}',
    own: 'Nur für dich, gilt einmal, bis {{day}}',
  },
} as const satisfies Translation<typeof en>
