import type { common as en } from '../../en/common.ts'
import type { squads as enSquads } from '../../en/squads.ts'
import type { Wording } from '../../translation.ts'

export const common = {
  words: { squad: 'Gruppe', squads: 'Gruppen' },
  screens: { squads: 'Gruppen', squadForm: 'Gruppe', leaveSquad: 'Gruppe verlassen' },
  nav: { squads: 'Gruppen' },
} as const satisfies Wording<typeof en>

export const squads = {
  title: 'Gruppen',
  list: 'Alle Gruppen',
  new: 'Neue Gruppe',
  edit: 'Gruppe bearbeiten',
  delete: 'Gruppe löschen',
  leave: 'Gruppe verlassen',
  back: 'Alle Gruppen',
  empty: 'Noch keine Gruppen',
  emptyText:
    'Fasse zu einer Gruppe zusammen, wer gemeinsam trainiert. Dann planst du Einheiten für alle auf einmal und siehst hier, wer fit ist.',
  emptyAthlete: 'Deine Trainerinnen und Trainer haben noch keine Gruppen angelegt.',
  nobody: 'In dieser Gruppe ist noch niemand',
  nobodyText: 'Füge über „Gruppe bearbeiten“ Athleten und Trainer hinzu.',
  failed: 'Die Gruppe konnte nicht geladen werden',
  gone: 'Diese Gruppe gibt es nicht. Vielleicht wurde sie gelöscht.',
  form: {
    saved: '{{name}} ist gespeichert.',
    created: '{{name}} ist angelegt.',
    newTitle: 'Neue Gruppe',
    peopleHint: 'Wählst du diese Gruppe für eine Einheit, kommen alle mit ihrer Rolle dazu.',
    save: 'Gruppe speichern',
    create: 'Gruppe anlegen',
  },
  deletion: {
    done: '{{name}} ist gelöscht.',
    text: 'Die Gruppe ist dann für alle weg. Ihre Mitglieder bleiben im Verein, ihre Einheiten, Anwesenheiten und Ergebnisse bleiben, wie sie sind.',
    confirm: 'Gruppe löschen',
  },
  leaving: {
    text: 'Du kommst dann nicht mehr in Einheiten, die für diese Gruppe geplant werden. Was du gemacht hast, bleibt, und du kannst wieder aufgenommen werden.',
    confirm: 'Gruppe verlassen',
    notIn: 'Du bist nicht in dieser Gruppe.',
  },
  otherClub: 'Diese Gruppe gehört zu einem anderen Verein',
} as const satisfies Wording<typeof enSquads>
