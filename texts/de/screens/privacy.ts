import type { privacy as en } from '../../en/screens/privacy.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'

export const privacy = {
  lead: 'Wer in {{club}} dein Profil, deine Gesundheit, deinen Puls, deine Dateien und Auswertungen sieht.',
  question: 'Wer darf mich sehen?',
  modes: {
    'all-coaches': 'Alle Trainer:innen',
    'specific-coaches': 'Nur Trainer:innen, die ich auswähle',
    'all-coaches-except': 'Alle Trainer:innen außer denen, die ich auswähle',
    'only-me': 'Nur ich',
  },
  hints: {
    'all-coaches': 'Alle im Verein mit dem Recht „Profile der Athlet:innen sehen“.',
    'specific-coaches': 'Neue Trainer:innen sehen nichts, bis du sie auswählst.',
    'all-coaches-except': 'Auch neue Trainer:innen sehen dich.',
    'only-me':
      'Andere Athlet:innen sehen deinen Namen in den Listen des Vereins, aber keine Ergebnisse, Zeiten oder anderen Werte von dir. Deine Trainer:innen sehen weiter, ob du kommst und welche Zeiten du fährst, aber nicht deine Gesundheitsdaten.',
  },
  who: 'Diese sehen mich',
  whoNot: 'Diese sehen mich nicht',
  nobodyChosen: 'Niemand ist ausgewählt, also sieht außer dir niemand dein Profil.',
  noCoaches: 'Sonst darf in diesem Verein niemand die Profile der Athlet:innen sehen.',
  save: actions.save,
  saved: 'Gespeichert. Es gilt ab sofort.',
  now: 'Wer dich jetzt sieht',
  nowNobody: 'Niemand außer dir.',
  always:
    'Du selbst siehst dich immer. Deine Notizen sieht niemand sonst, was auch immer du hier wählst.',
} as const satisfies Translation<typeof en>
