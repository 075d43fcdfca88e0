import type { consent as en } from '../../en/screens/consent.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'
import * as faults from '../shared/faults.ts'

export const consent = {
  title: 'Deine Gesundheitsdaten',
  lead: 'Niemand sieht deine Gesundheitsdaten ohne deine Einwilligung.',
  what: 'Worum es geht',
  whatText:
    'Ob du krank oder verletzt bist, dein Puls, was deine Uhr aufzeichnet, und die Trainingsbelastung, die daraus berechnet wird.',
  who: 'Wer es sehen würde',
  whoText:
    'Nur Trainer:innen und andere in deinen Vereinen mit dem Recht „Profile der Athlet:innen sehen“, und davon nur die, die du unter „Wer mein Profil sieht“ auswählst.',
  clubs: 'Deine Vereine: {{clubs}}',
  why: 'Wozu',
  whyText:
    'Damit sie ein Training planen, das dir guttut. Es wird an niemanden verkauft und nicht für Werbung verwendet.',
  free: 'Du entscheidest',
  freeText:
    'Ohne deine Einwilligung sieht außer dir niemand etwas davon; du kannst trotzdem eingeplant werden, antworten und trainieren. Du kannst jederzeit widerrufen, dann ist es sofort für alle verborgen.',
  ofChild: {
    what: 'Ob {{child}} krank oder verletzt ist, der Puls, was die Uhr aufzeichnet, und die Trainingsbelastung, die daraus berechnet wird.',
    why: 'Damit sie ein Training planen, das {{child}} guttut. Es wird an niemanden verkauft und nicht für Werbung verwendet.',
    free: 'Die Einwilligung ist freiwillig',
  },
  born: terms.dateOfBirth,
  bornHint:
    'In deinem Land brauchen alle unter {{age}} Jahren die Einwilligung der Eltern oder einer sorgeberechtigten Person.',
  guardian: 'E-Mail-Adresse deiner Eltern oder einer sorgeberechtigten Person',
  guardianHint:
    'Du bist unter {{age}}, also entscheiden deine Eltern oder eine sorgeberechtigte Person. Wir schicken ihnen einen Link.',
  agree: actions.agree,
  ask: 'Anfrage senden',
  decline: actions.disagree,
  thanks: 'Danke. Deine Trainer:innen sehen jetzt deine Gesundheitsdaten.',
  sent: 'Die Mail an {{email}} ist unterwegs.',
  declined: 'Gespeichert. Niemand außer dir sieht deine Gesundheitsdaten.',
  withdrawn: 'Widerrufen. Niemand außer dir sieht deine Gesundheitsdaten mehr.',
  states: {
    unanswered:
      'Du hast dich noch nicht entschieden. Bis dahin sieht niemand außer dir deine Gesundheitsdaten.',
    given: 'Du hast eingewilligt: Deine Trainer:innen sehen deine Gesundheitsdaten.',
    asked:
      'Wir haben {{email}} gefragt und warten auf die Antwort. Bis dahin sieht niemand außer dir deine Gesundheitsdaten.',
    declined: 'Du hast nicht eingewilligt: Niemand außer dir sieht deine Gesundheitsdaten.',
    withdrawn:
      'Du hast deine Einwilligung widerrufen: Niemand außer dir sieht deine Gesundheitsdaten.',
  },
  withdrawHint:
    'Du kannst deine Einwilligung jederzeit widerrufen. Dann sieht niemand außer dir deine Gesundheit, deinen Puls, deine Aufzeichnungen und deine Trainingsbelastung.',
  withdraw: actions.withdrawConsent,
  withdrawTitle: 'Einwilligung widerrufen?',
  withdrawText:
    'Dann sieht niemand außer dir deine Gesundheit, deinen Puls, deine Aufzeichnungen und deine Trainingsbelastung. Deine Aufzeichnungen behältst du.',
  record: 'Deine bisherigen Antworten',
  recordBy: 'durch {{name}}',
  answers: {
    given: 'Eingewilligt',
    declined: 'Nicht eingewilligt',
    withdrawn: 'Widerrufen',
    asked: 'Eltern angefragt',
  },
  card: {
    title: 'Dürfen deine Trainer:innen deine Gesundheitsdaten sehen?',
    text: 'Du hast noch nicht über deine Gesundheitsdaten entschieden.',
    asked:
      'Deine Eltern oder eine sorgeberechtigte Person sind angefragt und haben noch nicht geantwortet.',
    open: 'Lesen und entscheiden',
  },
  hidden:
    'Egal, was du hier wählst: Niemand außer dir sieht deine Gesundheitsdaten, weil du nicht eingewilligt hast.',
  hiddenLink: 'Über Gesundheitsdaten entscheiden',
  forGuardian: {
    account: {
      title: 'Konto für Eltern',
      text: 'Mit einem eigenen Konto sehen Sie, wann {{child}} trainiert, antworten für {{child}} und tragen Abwesenheiten ein.',
      send: 'Einladung zuschicken',
      sent: 'Die Einladung ist per Mail zu Ihnen unterwegs.',
    },
    title: 'Ihre Einwilligung für {{child}}',
    lead: '{{child}} bittet Sie als sorgeberechtigte Person um Ihre Entscheidung.',
    name: 'Ihr vollständiger Name',
    agree: actions.agree,
    decline: actions.disagree,
    whoText:
      'Nur Trainer:innen und andere von {{clubs}} mit dem Recht „Profile der Athlet:innen sehen“, und davon nur die, die {{child}} auswählt.',
    freeText:
      'Ohne Ihre Einwilligung sieht außer {{child}} niemand etwas davon; am Training selbst ändert sich nichts. Bewahren Sie die Mail auf: Über ihren Link können Sie jederzeit widerrufen.',
    agreed: 'Danke. Sie haben für {{child}} eingewilligt.',
    agreedText: 'Bewahren Sie die Mail auf: Sie können hier jederzeit widerrufen.',
    withdraw: actions.withdrawConsent,
    no: 'Sie haben nicht oder nicht mehr eingewilligt',
    noText:
      'Niemand außer {{child}} sieht diese Daten. Wenn Sie Ihre Meinung ändern, kann {{child}} Sie erneut fragen.',
    expired: 'Dieser Link ist abgelaufen',
    expiredText: 'Er galt 72 Stunden. {{child}} kann Ihnen einen neuen schicken.',
    broken: faults.linkDoesNotWork,
  },
} as const satisfies Translation<typeof en>
